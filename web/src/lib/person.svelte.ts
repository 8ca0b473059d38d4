/** Who the visitor is: nobody, a guest, or somebody with an account. */
import type { Me } from '../wire';
import { api } from './api';
import { speech, t } from './i18n.svelte';
import { socket } from './socket.svelte';

class Person {
  me = $state.raw<Me | null>(null);

  async recognise(): Promise<void> {
    this.me = (await api.visitor()).person;
  }

  /** After signing in or out the socket must know too. */
  become(me: Me | null): void {
    const same = this.me?.id === me?.id;
    this.me = me;
    if (!same) socket.reopen();
  }

  /** A person who sits down needs a name; without one they become a guest. */
  async ensure(): Promise<Me> {
    if (!this.me) this.become(await api.beGuest({ name: someName(), language: speech.language }));
    return this.me!;
  }
}

function someName(): string {
  const names = t('page-guest-names').split(',');
  return names[Math.floor(Math.random() * names.length)]!.trim();
}

export const person = new Person();
