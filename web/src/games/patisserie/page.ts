import Cake from '~icons/lucide/cake-slice';
import Store from '~icons/lucide/store';
import Trees from '~icons/lucide/trees';
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
import type { PatisserieView } from './view';

const page: GamePage<PatisserieView> = {
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
    { key: 'k', name: 'bench' },
    { key: 'w', name: 'ways' },
    { key: 'd', name: 'tray' },
    { key: 't', name: 'garden' },
    { key: 'p', name: 'recipes' },
    { key: 'i', name: 'ingredients' },
    { key: 'e', name: 'hiring' },
    { key: 'o', name: 'others' },
    { key: 'b', name: 'mentor' },
  ],
  pages: [
    { name: 'garden', Icon: Trees, pieces: ['space', 'place'], areas: ['garden'] },
    {
      name: 'shop',
      Icon: Store,
      pieces: ['slot', 'stall', 'offer'],
      areas: ['recipes', 'ingredients', 'hiring'],
    },
    { name: 'mine', Icon: Cake, pieces: [], areas: ['hand', 'staff', 'bench', 'ways', 'tray'] },
    { name: 'others', Icon: Users, pieces: ['from', 'action'], areas: ['others', 'mentor'] },
  ],
  whole: 760,
  finishing: ['done'],
  signs: SIGNS,
  unrelated: [
    'obstacle-not-in-pile',
    'obstacle-not-on-tray',
    'obstacle-not-in-hand',
    'obstacle-not-in-staff',
    'obstacle-not-on-board',
    'obstacle-no-recipe',
    'obstacle-no-tile',
    'obstacle-no-such-tile',
    'obstacle-no-offer',
    'obstacle-shelf-empty',
    'obstacle-rack-empty',
    'obstacle-not-drawn',
    'obstacle-not-that-seat',
    'obstacle-not-your-pastry',
    'obstacle-not-on-his-card',
    'obstacle-space-taken',
    'obstacle-place-taken',
    'obstacle-not-for-sale',
    'obstacle-over-the-cap',
  ],
  points: (view) => view.players.filter(({ automa }) => !automa).map(({ points }) => points),
  holdings: (view) =>
    new Map<Holder, Record<string, number>>(
      view.players.map(({ player, automa, points, coins }) => [
        automa ? 'automa' : player,
        { points, coins },
      ]),
    ),
  round: (view) => view.round,
};
export default page;
