import type { GamePage } from '../contract';
import BillSign from './BillSign.svelte';
import Board from './Board.svelte';
import EventSign from './EventSign.svelte';
import { events } from './events';
import { flights } from './flights';
import MoveLabel from './MoveLabel.svelte';
import { SIGNS } from './signs';
import { tags } from './tags';
import type { PiecesView } from './view';

const page: GamePage<PiecesView> = {
  Board,
  MoveLabel,
  BillSign,
  EventSign,
  events,
  tags,
  flights,
  finishing: ['end'],
  signs: SIGNS,
  unused: (move, view, table) =>
    move.verb === 'end' && view.spoons ? table.word('page-unused', { spoons: view.spoons }) : '',
  unrelated: ['obstacle-no-partner', 'obstacle-no-booklet'],
  areas: [
    { key: 'h', name: 'hand' },
    { key: 'k', name: 'cakes' },
    { key: 'o', name: 'others' },
    { key: 'p', name: 'pile' },
    { key: 'b', name: 'booklet' },
    { key: 'n', name: 'neutral' },
    { key: 's', name: 'chef' },
  ],
  points: (view) => view.seats.map((seat) => seat.points),
  holdings: (view) => new Map(view.seats.map(({ points }, seat) => [seat, { points }])),
  round: (view) => view.round,
};
export default page;
