/** What a visitor likes, kept in this browser, and with the account where there is one. */
import { api } from './api';
import { isLanguage, type Language, speech } from './i18n.svelte';
import { person } from './person.svelte';

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['off', 'fast', 'normal', 'slow'],
  confirm: ['off', 'irreversible', 'always'],
  sound: ['on', 'off'],
  colours: ['soft', 'strong'],
  density: ['roomy', 'compact'],
  hints: ['on', 'off'],
} as const;
type Name = keyof typeof CHOICES;
export type Settings = { [K in Name]: (typeof CHOICES)[K][number] };

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'normal',
  confirm: 'irreversible',
  sound: 'off',
  colours: 'soft',
  density: 'roomy',
  hints: 'on',
};
const KEPT = 'toque-settings';
const LANGUAGE = 'toque-language';

class Kept {
  all = $state<Settings>({ ...DEFAULTS, ...stored() });

  set<K extends Name>(name: K, choice: Settings[K]): void {
    this.all[name] = choice;
    localStorage.setItem(KEPT, JSON.stringify(this.all));
    this.apply();
    if (person.me && !person.me.guest)
      void api.changeMe({ settings: { ...this.all } }).catch(() => undefined);
  }

  /** What an account brings from another device. */
  adopt(settings: Readonly<Record<string, string>>): void {
    Object.assign(this.all, sound(settings));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.all.theme;
    root.dataset.colours = this.all.colours;
    root.dataset.density = this.all.density;
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem(LANGUAGE, language);
    await speech.speak(language);
    if (person.me)
      void api
        .changeMe({ language })
        .then((me) => person.become(me))
        .catch(() => undefined);
  }

  /** How long a thing travels, in milliseconds; nothing where the visitor wants no motion. */
  get pace(): number {
    if (this.all.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { fast: 160, normal: 320, slow: 640 }[this.all.motion];
  }
}

/** Only what is a setting and one of its choices. */
function sound(words: Readonly<Record<string, unknown>>): Partial<Settings> {
  const good = Object.entries(words).filter(([name, choice]) =>
    (CHOICES[name as Name] as readonly unknown[] | undefined)?.includes(choice),
  );
  return Object.fromEntries(good) as Partial<Settings>;
}

function stored(): Partial<Settings> {
  try {
    return sound(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

export function keptLanguage(): string {
  const kept = localStorage.getItem(LANGUAGE) ?? '';
  return isLanguage(kept) ? kept : '';
}

export const settings = new Kept();
