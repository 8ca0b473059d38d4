/**
 * The one socket of the page. When it is lost it opens itself again, after waits that grow and are partly
 * random, so that a thousand pages do not come back at once. Then it follows its tables from where each
 * of them was.
 */
import type { ClientMessage, ServerMessage } from '../wire';

export type Ear = (message: ServerMessage) => void;
/** How a table is followed: from which log number on, with whose eyes, and what to do once it is again. */
export type Follow = {
  since: () => number | null;
  seat: () => number | null;
  hear: Ear;
  again: () => void;
  /** To a private table at which one does not sit yet. */
  invitation?: string;
};

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

export type Connection = 'closed' | 'opening' | 'open' | 'lost';

/** Where a table is followed and played: the socket; a position that is no table of the server has another way. */
export type Channel = Pick<Socket, 'follow' | 'watch' | 'send'>;

class Socket {
  state = $state<Connection>('closed');
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
  #heard = 0;
  #tables = new Map<string, Follow>();
  #ears = new Set<Ear>();

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#socket?.close());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.#hurry(),
    );
  }

  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.state = this.state === 'lost' ? 'lost' : 'opening';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(socket, JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  /** Close and open again: the session is another now. */
  reopen(): void {
    if (!this.#socket) return;
    const old = this.#socket;
    this.#socket = null;
    old.onclose = null;
    old.close();
    this.open();
  }

  follow(table: string, follow: Follow): () => void {
    this.#tables.set(table, follow);
    this.open();
    if (this.state === 'open') this.watch(table);
    return () => {
      // Another part of the page, such as the match after the waiting room, may follow the table by now.
      if (this.#tables.get(table) !== follow) return;
      this.#tables.delete(table);
      this.send({ type: 'unwatch', table });
    };
  }

  watch(table: string): void {
    const follow = this.#tables.get(table);
    if (!follow) return;
    const { since, seat, invitation = '' } = follow;
    this.send({ type: 'watch', table, since: since(), seat: seat(), invitation });
  }

  /** Everything that is not for one table. */
  listen(ear: Ear): () => void {
    this.#ears.add(ear);
    this.open();
    return () => this.#ears.delete(ear);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    if (message.type === 'hello') {
      this.state = 'open';
      this.#tries = 0;
      clearInterval(this.#heartbeat);
      this.#heartbeat = window.setInterval(() => this.#beat(), HEARTBEAT);
      for (const [table, follow] of this.#tables) {
        this.watch(table);
        follow.again();
      }
    }
    const table = 'table' in message ? message.table : '';
    this.#tables.get(table)?.hear(message);
    for (const ear of this.#ears) ear(message);
  }

  #beat(): void {
    this.send({ type: 'ping' });
    const asked = Date.now();
    setTimeout(() => {
      if (this.#heard < asked) this.#socket?.close();
    }, PATIENCE);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    this.state = 'lost';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  #hurry(): void {
    if (this.state !== 'lost' || this.#socket) return;
    this.#tries = 0;
    this.open();
  }
}

export const socket = new Socket();
