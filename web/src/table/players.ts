/** Players where an automa may sit beside the seats: its number follows theirs, and it bears the crown. */
import type { TableContext } from './context';

/** The seat whose mark is a crown; no seat has it where an automa plays. */
const CROWN = 4;

export type WithPlayers = { readonly players: readonly { readonly automa: boolean }[] };

/** Whose mark stands for a player. */
export const markOf = ({ players }: WithPlayers, player: number): number =>
  players[player]?.automa ? CROWN : player;

/** A seat by the name of who sits there, or the automa. */
export const playerName = (
  table: Pick<TableContext, 'names' | 'word'>,
  { players }: WithPlayers,
  player: number,
): string => (players[player]?.automa ? table.word('automa') : (table.names[player] ?? ''));
