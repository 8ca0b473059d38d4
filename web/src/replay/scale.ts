/** Arithmetic of the charts. */

const STEPS = [1, 2, 5];

/** Round numbers that cover a range in about `about` steps. */
export function ticks(low: number, high: number, about: number): number[] {
  const span = Math.max(1, high - low);
  let step = 1;
  for (let power = 1; step * about < span; power *= 10)
    for (const one of STEPS) {
      step = one * power;
      if (step * about >= span) break;
    }
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** Places for labels that would like to be at these heights but need `room` each. */
export function spread(wanted: readonly number[], room: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(wanted[index]!, floor);
    floor = placed[index] + room;
  }
  let ceiling = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index] - room;
  }
  return placed;
}

/** A line that goes straight on and then up or down: a score stays until it changes. */
export function stairs(points: readonly (readonly [number, number])[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const path = [`M${start[0].toFixed(1)} ${start[1].toFixed(1)}`];
  let height = start[1];
  for (const [x, y] of rest) {
    if (y === height) continue;
    path.push(`H${x.toFixed(1)}V${y.toFixed(1)}`);
    height = y;
  }
  path.push(`H${points.at(-1)![0].toFixed(1)}`);
  return path.join('');
}

/** Lines of seats differ without colours too. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'];
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length]!;
}
