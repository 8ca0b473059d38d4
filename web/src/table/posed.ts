/** What a position that is no table of the server brings to its board: who answers, and what is told of the answer. */
import type { Snippet } from 'svelte';
import type { Channel } from '../lib/socket.svelte';
import type { Marked } from './ChefMarks.svelte';

export type Posed = {
  readonly channel: Channel;
  /** Somebody has answered, or nobody can any more. */
  readonly answered: boolean;
  /** The sentence above the board then. */
  readonly said: string;
  /** The moves that are told, on the board. */
  readonly marks: readonly Marked[];
  /** Whether they are shown; and what stands beside the board, or over its foot. */
  readonly open: boolean;
  readonly notes: Snippet;
  readonly onclose: () => void;
  /** In the place of the choices, once nothing is to be chosen. */
  readonly dock: Snippet;
};
