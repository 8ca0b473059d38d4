/** What is shown before the answer, and told of it: in a sentence, and on the board. */
import type { GamePage } from '../games/contract';
import { say, t } from '../lib/i18n.svelte';
import type { Marked } from '../table/ChefMarks.svelte';
import { LETTERS, piecesOf } from '../table/chef';
import { tagsOf } from '../table/narrowing';
import type { PositionOfDay, Update } from '../wire';

/** Kindly: what is best, and whether it was found. */
export function verdict({ finding, game, update }: PositionOfDay): string {
  if (!finding) return '';
  const best = finding.moves[0]!;
  const key = finding.right ? 'day-well-found' : finding.move ? 'day-other' : 'day-solution';
  return t(key, { move: say(best.label, game, { names: [], seat: update.viewer }) });
}

/** The same in a few words, for the head of the board. */
export function verdictInShort({ finding }: PositionOfDay): string {
  if (!finding) return '';
  return t(finding.right ? 'day-found' : finding.move ? 'day-try' : 'day-title');
}

/** The moves that are compared, each with its letter at its pieces; what was chosen instead in its own way. */
export function marksOf(
  { finding, update }: PositionOfDay,
  page: Pick<GamePage<unknown>, 'tags'>,
): readonly Marked[] {
  if (!finding) return [];
  const choices = (update.decision?.moves ?? []).map((offer) => ({
    offer,
    tags: tagsOf(offer.move, page.tags(offer.move, update.view)),
  }));
  const told = finding.moves.map(({ move, points }, index) => ({
    letter: LETTERS[index] ?? '',
    points,
    tags: piecesOf(move.text, choices),
  }));
  const { played } = finding;
  if (!played) return told;
  return [
    ...told,
    { letter: t('chef-you'), points: played.points, tags: piecesOf(played.move.text, choices), mine: true },
  ];
}

/** Once it is answered nothing is asked any more. Whoever has no name yet is still somebody. */
export function shownOf({ update, finding }: PositionOfDay): Update {
  const seats = update.seats.map((seat, index) =>
    index === update.viewer ? { ...seat, name: seat.name || t('chef-you') } : seat,
  );
  if (!finding) return { ...update, seats };
  return { ...update, decision: null, seats: seats.map((seat) => ({ ...seat, deciding: false })) };
}
