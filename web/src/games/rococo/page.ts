import Landmark from '~icons/lucide/landmark';
import Scissors from '~icons/lucide/scissors';
import User from '~icons/lucide/user';
import Users from '~icons/lucide/users';
import type { GamePage, Holder } from '../contract';
import BillSign from './BillSign.svelte';
import Board from './Board.svelte';
import EventSign from './EventSign.svelte';
import { events } from './events';
import { flights } from './flights';
import MoveLabel from './MoveLabel.svelte';
import { SIGNS } from './signs';
import { tags } from './tags';
import type { RococoView } from './view';

const page: GamePage<RococoView> = {
  Board,
  MoveLabel,
  BillSign,
  EventSign,
  events,
  tags,
  flights,
  areas: [
    { key: 'h', name: 'hand' },
    { key: 's', name: 'staff' },
    { key: 'k', name: 'silk' },
    { key: 'p', name: 'palace' },
    { key: 'w', name: 'workshop' },
    { key: 'd', name: 'drawers' },
    { key: 'e', name: 'hiring' },
    { key: 'j', name: 'jeweller' },
    { key: 't', name: 'ways' },
    { key: 'o', name: 'others' },
    { key: 'b', name: 'madame' },
  ],
  pages: [
    { name: 'palace', Icon: Landmark, pieces: ['space', 'decor', 'balcony', 'favour'], areas: ['palace'] },
    {
      name: 'shop',
      Icon: Scissors,
      pieces: ['window', 'place', 'offer', 'jewel', 'licence', 'task'],
      areas: ['workshop', 'drawers', 'hiring', 'jeweller'],
    },
    { name: 'mine', Icon: User, pieces: [], areas: ['hand', 'staff', 'silk', 'ways'] },
    { name: 'others', Icon: Users, pieces: ['from'], areas: ['others', 'madame'] },
  ],
  whole: 760,
  finishing: ['fill', 'done'],
  signs: SIGNS,
  unrelated: [
    'obstacle-not-in-reserve',
    'obstacle-not-in-hand',
    'obstacle-not-in-staff',
    'obstacle-not-in-pile',
    'obstacle-only-the-played',
    'obstacle-no-tile',
    'obstacle-no-garment',
    'obstacle-no-offer',
    'obstacle-no-jewel',
    'obstacle-no-such-tile',
    'obstacle-not-on-board',
    'obstacle-not-that-seat',
    'obstacle-decoration-taken',
    'obstacle-space-taken',
    'obstacle-not-your-garment',
    'obstacle-not-your-fireworks',
  ],
  points: (view) => view.players.filter(({ automa }) => !automa).map(({ points }) => points),
  holdings: (view) =>
    new Map<Holder, Record<string, number>>(
      view.players.map(({ player, automa, points, livres }) => [
        automa ? 'automa' : player,
        { points, livres },
      ]),
    ),
  round: (view) => view.round,
};
export default page;
