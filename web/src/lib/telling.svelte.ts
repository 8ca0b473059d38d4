/**
 * Whether this browser tells its person that a table waits for them, also while no page is open. Nobody is asked for
 * permission who has not asked for that.
 */
import { api } from './api';
import { person } from './person.svelte';

/** So that pages need not ask the server before they ring. */
const KEPT = 'toque-told';
const WORKER = '/worker.js';

export type Outcome = 'done' | 'denied' | 'failed';

class Telling {
  on = $state(localStorage.getItem(KEPT) === 'yes');
  /** Not over plain HTTP, nor in a private window of some browsers; on iOS only once Toque is on the home screen. */
  readonly possible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

  /** What the server knows of this browser; what the browser has lost since is got again, without a question. */
  async look(): Promise<void> {
    if (!this.possible) return;
    if (!person.me) return this.#keep(false);
    const { key, endpoint } = await api.telling();
    if (!endpoint) return this.#keep(false);
    if (Notification.permission !== 'granted') return this.end();
    const subscription = await (await registered())?.pushManager.getSubscription();
    if (subscription?.endpoint !== endpoint || !isFor(subscription, key)) await this.#subscribe(key);
    this.#keep(true);
  }

  /** In answer to a click: now the browser may ask. */
  async begin(): Promise<Outcome> {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await person.ensure();
    try {
      await this.#subscribe((await api.telling()).key);
    } catch (problem) {
      // Its push service is not reached, or the browser has none.
      if (problem instanceof DOMException) return 'failed';
      throw problem;
    }
    this.#keep(true);
    return 'done';
  }

  async end(): Promise<void> {
    await api.tellNoMore();
    await this.forget();
  }

  /** The session has ended, and with it what the server knows of this browser. */
  async forget(): Promise<void> {
    this.#keep(false);
    if (!this.possible) return;
    const subscription = await (await registered())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }

  /** A page that nobody looks at has heard it first. */
  async ring(table: string, title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden || Notification.permission !== 'granted') return;
    await (await registered())?.showNotification(title, {
      body,
      tag: table,
      icon: '/icon-192.png',
      data: { table },
    });
  }

  /** Whoever looks at a table needs no note about it. */
  async hush(table: string): Promise<void> {
    if (!this.on || document.hidden) return;
    for (const note of (await (await registered())?.getNotifications({ tag: table })) ?? []) note.close();
  }

  async #subscribe(key: string): Promise<void> {
    const registration = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const manager = registration.pushManager;
    const before = await manager.getSubscription();
    // For another key of the server a browser subscribes only once it has left the first.
    if (before && !isFor(before, key)) await before.unsubscribe();
    const subscription = await manager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { keys } = subscription.toJSON();
    await api.tell({
      endpoint: subscription.endpoint,
      key: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
    });
  }

  #keep(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'yes' : 'no');
  }
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(WORKER);

const isFor = (subscription: PushSubscription, key: string): boolean =>
  lettersOf(subscription.options.applicationServerKey) === key;

/** Bytes as the server writes them. */
export function lettersOf(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const telling = new Telling();
