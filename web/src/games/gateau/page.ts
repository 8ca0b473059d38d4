import Award from '~icons/lucide/award';
import CakeSlice from '~icons/lucide/cake-slice';
import Soup from '~icons/lucide/soup';
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
import type { GateauView } from './view';

const page: GamePage<GateauView> = {
  Board,
  MoveLabel,
  BillSign,
  EventSign,
  events,
  tags,
  flights,
  areas: [
    { key: 'b', name: 'bowls' },
    { key: 'k', name: 'bench' },
    { key: 's', name: 'sections' },
    { key: 'p', name: 'spaces' },
    { key: 'e', name: 'recipes' },
    { key: 't', name: 'tools' },
    { key: 'd', name: 'stored' },
    { key: 'f', name: 'finished' },
    { key: 'w', name: 'awards' },
    { key: 'q', name: 'toque' },
    { key: 'v', name: 'advantages' },
    { key: 'o', name: 'others' },
    { key: 'n', name: 'robot' },
  ],
  pages: [
    { name: 'bowls', Icon: Soup, pieces: ['bowl', 'tile', 'slot', 'spot'], areas: ['bowls'] },
    { name: 'recipes', Icon: CakeSlice, pieces: ['card'], areas: ['recipes'] },
    { name: 'prizes', Icon: Award, pieces: ['family', 'place'], areas: ['awards', 'toque', 'advantages'] },
    { name: 'others', Icon: Users, pieces: [], areas: ['others', 'robot'] },
  ],
  finishing: ['pay', 'done', 'end'],
  signs: SIGNS,
  quiet: (move, view) => move.verb === 'spend' && view.step === 'tidy',
  unrelated: [
    'obstacle-not-there',
    'obstacle-no-supply',
    'obstacle-no-such-tool',
    'obstacle-one-effect',
    'obstacle-other-space',
  ],
  points: (view) => view.seats.map((seat) => seat.points),
  holdings: (view) =>
    new Map<Holder, Record<string, number>>([
      ...view.seats.map(({ points, gold }, seat) => [seat, { points, gold }] as const),
      ...(view.robot ? [['automa', { points: view.robot.points, gold: view.robot.gold }] as const] : []),
    ]),
  round: (view) => view.round,
};
export default page;
