/** Names as the wire spells them, and sentences about pieces put together from them. */
import type { Text } from '../../wire';
import type { EffectView, GateauView, NeedView, RecipeView } from './view';

export const BASIC = ['dough', 'cherry', 'chocolate', 'cream', 'jelly', 'candy'] as const;
export const KINDS = [...BASIC, 'super'] as const;
export const FAMILIES = ['cake', 'tart', 'choux'] as const;
export const SHELVES = ['top', 'bottom'] as const;
export const CHOICES = ['first', 'second'] as const;
export const PLACES_OF_HANDS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

const text = (key: string, args: Record<string, string | number | Text> = {}): Text => ({
  type: 'text',
  key,
  args,
});

export const kindText = (kind: string): Text => text('kind', { kind });
export const recipeText = (recipe: string): Text => text('recipe', { recipe });
export const effectText = ({ effect, amount }: EffectView): Text => text('effect', { effect, amount });

export function effectsText(effects: readonly EffectView[]): Text {
  const [one, two] = effects;
  if (!one) return text('no-effect');
  return two ? text('two-effects', { one: effectText(one), two: effectText(two) }) : effectText(one);
}

function listed(texts: readonly Text[]): Text {
  return texts.length ? texts.reduce((one, two) => text('and', { one, two })) : text('no-tokens');
}

/** How many of each kind, in the order of kinds. */
export function counted(tokens: readonly string[]): readonly NeedView[] {
  return KINDS.map((kind) => ({ kind, count: tokens.filter((token) => token === kind).length })).filter(
    ({ count }) => count > 0,
  );
}

const countsText = (counts: readonly NeedView[]): Text =>
  listed(counts.filter(({ count }) => count > 0).map(({ kind, count }) => text('tokens', { kind, count })));
export const tokensText = (tokens: readonly string[]): Text => countsText(counted(tokens));
export const needsText = countsText;
export const costText = ({ needs, grey }: RecipeView): Text =>
  countsText([...needs, { kind: 'grey', count: grey }]);

export const iconSet = ({ icons }: RecipeView): string => icons.join('-');

/** A recipe under a bench, for `piece-under`. */
export const underneath = (section: string, recipe: RecipeView, reserved: boolean) => ({
  recipe: recipe.recipe,
  section,
  points: recipe.points,
  reserved: reserved ? 'yes' : 'no',
});

/** How often a recipe must advance until it has left its section and is finished. */
export const advancesFrom = (section: string): number => Number(section) + 1;

/** Whether the viewer is asked this now. */
export const asks = (view: GateauView, ...steps: readonly string[]): boolean =>
  view.viewer !== null && view.deciders.includes(view.viewer) && steps.includes(view.step ?? '');
