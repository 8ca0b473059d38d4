/** A cake that is a little crooked, with everything that the bowls had. */
import { circle, line, moved, outlineOf, path } from '../../kit/draw';
import { layer, plate, row } from '../../kit/towers';

const OUTLINE = outlineOf(1.3);
const CANDY = ['#E0758E', '#8FC0D8', '#F0C964', '#A9C8A0'];

const cherry =
  line('M0-4Q2-13 9-15', '#5F8358', 2) +
  circle(0, 0, 6.5, '#C23B3F', OUTLINE) +
  circle(-2, -2, 1.6, '#FFFDF8');
const candy = (index: number): string =>
  circle(0, 0, 4.6, CANDY[index % CANDY.length]!, OUTLINE) + line('M-2-1q2-2 4 0', '#FFFDF8', 1.3);
const wafer =
  path('M-4 0L-9-34L-1-36L5-1Z', '#DDA15A', OUTLINE) + line('M-7-24l8-2M-5-12l8-2', '#8A4A20', 1.2);

export const tower = (): string =>
  plate(53) +
  layer(-8, 42, 43, '#F4D38A', '#E0758E') +
  row(5, 40, -18, candy) +
  moved(
    'rotate(-3 0 -50)',
    layer(-48, 36, 33, '#8A5A3A', '#FFFDF6') + row(4, 29, -58, (index) => candy(index + 2)),
  ) +
  moved('translate(14 -112) rotate(16)', wafer) +
  moved('rotate(3 0 -82)', layer(-83, 30, 23, '#F6C9D1', '#5A2E22')) +
  row(3, 19, -119, () => cherry);
