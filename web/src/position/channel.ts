/**
 * The position of a day as a table is followed: what a session says over the socket elsewhere goes over HTTP here, and the
 * answers come back as the same messages. The first move that is played is the answer.
 */
import { api, Refused } from '../lib/api';
import { person } from '../lib/person.svelte';
import type { Channel, Ear, Follow } from '../lib/socket.svelte';
import type { ClientMessage, PositionOfDay } from '../wire';
import { shownOf } from './finding';

type Asked = Extract<ClientMessage, { type: 'why' | 'what' | 'ahead' | 'play' }>;

export class PositionChannel implements Channel {
  #hear: Ear = () => undefined;
  #position: PositionOfDay;

  constructor(
    position: PositionOfDay,
    readonly onanswer: (answered: PositionOfDay) => void,
  ) {
    this.#position = position;
  }

  follow(_table: string, { hear }: Follow): () => void {
    this.#hear = hear;
    // As over the socket, nothing is heard before the one who follows is ready.
    queueMicrotask(() => this.watch());
    return () => {
      this.#hear = () => undefined;
    };
  }

  watch(): void {
    this.#hear(shownOf(this.#position));
  }

  send(message: ClientMessage): boolean {
    if (isAsked(message)) void this.#ask(message).catch((problem) => this.#refuse(message, problem));
    return true;
  }

  async #ask(message: Asked): Promise<void> {
    const { game, day } = this.#position;
    const id = message.id ?? '';
    switch (message.type) {
      case 'why':
        this.#hear({ ...(await api.whyAtPosition(game, day)), id });
        break;
      case 'what':
        this.#hear({ ...(await api.whatAtPosition(game, day, message.moves)), id });
        break;
      case 'ahead':
        this.#hear({ ...(await api.aheadAtPosition(game, day, message.moves)), id });
        break;
      case 'play':
        await person.ensure();
        this.#position = await api.findMove(game, { day, move: message.move });
        this.#hear({ type: 'done', table: message.table, id, number: 0 });
        this.watch();
        this.onanswer(this.#position);
    }
  }

  #refuse({ id, table }: Asked, problem: unknown): void {
    const text = problem instanceof Refused ? problem.body?.text : undefined;
    const unreachable = { type: 'text', key: 'page-unreachable', args: {} } as const;
    this.#hear({ type: 'refused', table, id: id ?? '', text: text ?? unreachable, stale: false });
  }
}

const isAsked = (message: ClientMessage): message is Asked =>
  message.type === 'why' || message.type === 'what' || message.type === 'ahead' || message.type === 'play';
