/**
 * Texts in the visitor's language, from the same Fluent files as the terminal and the server. A seat in
 * `$x` comes with `$x_is`: `me` if it is the listener's own, else `other`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../wire';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** Who sits where, and who listens. */
export type Listener = { readonly names: readonly string[]; readonly seat: number | null };
export type Arguments = Record<string, string | number>;

type Load = () => Promise<string>;
/** What the first page says; the rest comes while it is shown. */
const FIRST = import.meta.glob<string>('../../../src/toque/texts/*/{shell,lobby}.ftl', {
  query: '?raw',
  import: 'default',
});
const REST = import.meta.glob<string>(
  '../../../src/toque/texts/*/{common,server,replay,lesson,chef,day}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
/** Of the games that came with this page; those of any other game are asked of the server. */
const LESSONS = import.meta.glob<string>('../../../src/toque/games/*/texts/lesson/*.ftl', {
  query: '?raw',
  import: 'default',
});
const GAMES = import.meta.glob<string>('../../../src/toque/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

const NOBODY: Listener = { names: [], seat: null };

/** A part of the texts: of the first page, of the rest of them, of a game, or what a game says to who learns it. */
type Scope = 'first' | 'rest' | `game:${string}` | `lesson:${string}`;

export class Speech {
  language = $state<Language>('en');
  /** By language and scope. What was once read is kept: a visitor who changes the language may change it back. */
  #read = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  /** The scopes whose words are wanted, in whatever language. */
  #wanted = new Set<Scope>(['first']);
  #asked: Language = 'en';

  /** All that is not of the first page. */
  complete(): Promise<void> {
    return this.#want('rest');
  }

  /** After this, `say` knows the words of a game. */
  async learn(game: string): Promise<void> {
    await Promise.all([this.#want('rest'), this.#want(`game:${game}`)]);
  }

  /** After this, `say` knows what a game says to somebody who learns it. */
  learnLesson(game: string): Promise<void> {
    return this.#want(`lesson:${game}`);
  }

  /** All that is wanted, in this language, once it is there. */
  async speak(language: Language): Promise<void> {
    this.#asked = language;
    // Again, for something may be learned meanwhile.
    for (let lacking = this.#lacking(language); lacking.length; lacking = this.#lacking(language))
      await Promise.all(lacking.map((scope) => this.#bring(language, scope)));
    // If another language was asked for since, that one counts.
    if (this.#asked !== language) return;
    this.language = language;
    document.documentElement.lang = language;
  }

  async #want(scope: Scope): Promise<void> {
    this.#wanted.add(scope);
    // Again, for the language may change meanwhile.
    while (!this.#bundle(scope)) await this.#bring(this.language, scope);
  }

  #lacking(language: Language): Scope[] {
    return [...this.#wanted].filter((scope) => !this.#read[`${language} ${scope}`]);
  }

  #bundle(scope: Scope): FluentBundle | undefined {
    return this.#read[`${this.language} ${scope}`];
  }

  async #bring(language: Language, scope: Scope): Promise<void> {
    const bundle = await read(language, filesOf(scope, language));
    this.#read = { ...this.#read, [`${language} ${scope}`]: bundle };
  }

  t(key: string, args: Arguments = {}): string {
    return this.#format('first', key, args) ?? this.#format('rest', key, args) ?? key;
  }

  say(text: Text, game: string | null, listener: Listener = NOBODY): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(text.args ?? {})) {
      if (typeof value !== 'object') args[name] = value;
      else if (value.type === 'text') args[name] = this.say(value, game, listener);
      else {
        args[name] = listener.names[value.seat] ?? '';
        args[`${name}_is`] = value.seat === listener.seat ? 'me' : 'other';
      }
    }
    const own = game === null ? undefined : this.#format(`game:${game}`, text.key, args);
    const taught = own ?? (game === null ? undefined : this.#format(`lesson:${game}`, text.key, args));
    return taught ?? this.t(text.key, args);
  }

  #format(scope: Scope, key: string, args: Record<string, FluentVariable>): string | undefined {
    const bundle = this.#bundle(scope);
    const pattern = bundle?.getMessage(key)?.value;
    return pattern ? bundle?.formatPattern(pattern, args, []) : undefined;
  }
}

function filesOf(scope: Scope, language: Language): Load[] {
  if (scope === 'first') return matching(FIRST, `/texts/${language}/`);
  if (scope === 'rest') return matching(REST, `/texts/${language}/`);
  const [kind, game] = scope.split(':') as [string, string];
  if (kind === 'lesson')
    return matching(LESSONS, `/games/${game.replaceAll('-', '_')}/texts/lesson/${language}.ftl`);
  const own = matching(GAMES, `/games/${game.replaceAll('-', '_')}/texts/${language}.ftl`);
  return own.length ? own : [() => served(`/games/${encodeURIComponent(game)}/texts/${language}`)];
}

async function served(path: string): Promise<string> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.text();
}

function matching(all: Record<string, Load>, part: string): Load[] {
  return Object.entries(all)
    .filter(([path]) => path.includes(part))
    .map(([, load]) => load);
}

async function read(language: Language, loads: Load[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of await Promise.all(loads.map((load) => load())))
    bundle.addResource(new FluentResource(source));
  return bundle;
}

export const speech = new Speech();
export const t = (key: string, args?: Arguments): string => speech.t(key, args);
export const say = (text: Text, game: string | null, listener?: Listener): string =>
  speech.say(text, game, listener);

/** A game's own message by its key, with plain arguments: names of pieces, areas and groups. */
export const word = (game: string, key: string, args: Record<string, string | number | Text> = {}): string =>
  speech.say({ type: 'text', key, args }, game);

/** Made when first needed: making one takes longer than drawing a card. */
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};
export function number(value: number): string {
  numbers[speech.language] ??= new Intl.NumberFormat(speech.language);
  return numbers[speech.language]!.format(value);
}

export const date = (at: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const day = (at: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: 'long' }).format(at);

/** "3 minutes ago", in the visitor's language. */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto', style: 'short' });
  const seconds = Math.round((at - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, length] of steps)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(Math.min(0, seconds), 'second');
}

const LENGTHS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hr": how long something takes, in its largest unit. */
export function lasting(milliseconds: number): string {
  const [unit, length] = LENGTHS.find(([, one]) => milliseconds >= one) ?? LENGTHS[2];
  const format = new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.max(1, Math.floor(milliseconds / length)));
}

/** A clock: `1:42`, `-0:05`, or days where there are days. */
export function clock(milliseconds: number): string {
  const out = milliseconds < 0 ? '−' : '';
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  if (seconds >= 2 * 86_400) return out + t('page-days', { days: Math.floor(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${out}${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${out}${minutes}:${rest}`;
}

/** The language of the settings, else the browser's first that is ours. */
export function preferredLanguage(kept: string): Language {
  const wanted = [kept, ...navigator.languages.map((language) => language.slice(0, 2))];
  return LANGUAGES.find((language) => language === wanted.find((one) => isLanguage(one))) ?? 'en';
}

export const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);
