/** What goes with becoming somebody else on this device. */
import { api } from '../lib/api';
import { isLanguage, speech } from '../lib/i18n.svelte';
import { notices } from '../lib/notices.svelte';
import { person } from '../lib/person.svelte';
import { place } from '../lib/router.svelte';
import { keptLanguage, settings } from '../lib/settings.svelte';
import { telling } from '../lib/telling.svelte';
import type { Me } from '../wire';

/** A person who has just signed in finds things as on their other devices. */
export async function welcome(me: Me): Promise<void> {
  person.become(me);
  settings.adopt(me.settings);
  if (!keptLanguage() && isLanguage(me.language)) await speech.speak(me.language);
}

export async function signOut(): Promise<void> {
  if ((await notices.attempt(api.signOut())) === null) return;
  void telling.forget().catch(() => undefined);
  person.become(null);
  place.go('/');
}
