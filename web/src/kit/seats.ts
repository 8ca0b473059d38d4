/** How the seats look: colour, outline and symbol differ, so that none of them stands alone. */
type SeatLook = {
  readonly name: 'rose' | 'powder' | 'pistachio' | 'apricot' | 'plum';
  /** The colour as art has it, which stays light in the dark. */
  readonly paint: string;
  readonly outline: string;
  readonly symbol: string;
  /** The symbol is drawn with lines; `fill` is what of it is solid. */
  readonly lines?: boolean;
  readonly fill?: string;
};

function scallop(points: number, radius: number): string {
  const at = (index: number) => {
    const angle = (2 * Math.PI * index) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const bump = ((2 * Math.PI * radius) / points / 2) * 1.04;
  const arcs = Array.from(
    { length: points },
    (_, index) => `A${bump.toFixed(1)} ${bump.toFixed(1)} 0 0 1 ${at(index + 1)}`,
  );
  return `M${at(0)}${arcs.join('')}Z`;
}

export const SEATS: readonly SeatLook[] = [
  {
    name: 'rose',
    paint: '#A63A55',
    outline: scallop(12, 26),
    symbol:
      'M0-24C8-24 11-17 11-11 11-5 7-1 3.5 1L3 20C3 24-3 24-3 20L-3.5 1C-7-1-11-5-11-11-11-17-8-24 0-24Z',
  },
  {
    name: 'powder',
    paint: '#2B5D86',
    outline: 'M0-30 26-15V15L0 30-26 15V-15Z',
    symbol: 'M0 5C-19-3-15-27 0-27S19-3 0 5ZM0 5C-7-4-6-27 0-27S7-4 0 5Z',
    lines: true,
    fill: 'M-3.6 4h7.2L4.4 24c0 4-8.8 4-8.8 0Z',
  },
  {
    name: 'pistachio',
    paint: '#3F6B3A',
    outline: 'M-20-26H20Q26-26 26-20V20Q26 26 20 26H-20Q-26 26-26 20V-20Q-26-26-20-26Z',
    symbol:
      'M-12.7 2.8L2.8 -12.7Q5.7 -15.6 8.5 -12.7L12.7 -8.5Q15.6 -5.7 12.7 -2.8L-2.8 12.7Q-5.7 15.6 -8.5 12.7L-12.7 8.5Q-15.6 5.7 -12.7 2.8ZM11.7 -15.9L14.5 -18.7Q16.3 -20.5 18.0 -18.7L18.7 -18.0Q20.5 -16.3 18.7 -14.5L15.9 -11.7Q14.1 -9.9 12.4 -11.7L11.7 -12.4Q9.9 -14.1 11.7 -15.9ZM-18.7 14.5L-15.9 11.7Q-14.1 9.9 -12.4 11.7L-11.7 12.4Q-9.9 14.1 -11.7 15.9L-14.5 18.7Q-16.3 20.5 -18.0 18.7L-18.7 18.0Q-20.5 16.3 -18.7 14.5Z',
  },
  {
    name: 'apricot',
    paint: '#9C4A12',
    outline: 'M0-29A29 29 0 1 1 0 29 29 29 0 1 1 0-29Z',
    symbol: 'M-8 4C-6-8 0-16 9-20M10 2C10-6 10-14 9-20',
    lines: true,
    fill: 'M9-20C2-22-3-20-6-15 1-13 6-15 9-20ZM-8 2.600A8.400 8.400 0 1 1-8.100 2.600ZM10.500 1A8 8 0 1 1 10.400 1Z',
  },
  {
    name: 'plum',
    paint: '#6A3F75',
    outline: 'M0-31 11-20 27-22 24-6 31 8 18 16 12 30 0 23-12 30-18 16-31 8-24-6-27-22-11-20Z',
    symbol: 'M-20 14-23-9-10 0 0-18 10 0 23-9 20 14ZM-20 17H20V22H-20Z',
  },
];

/** The mark of a seat round 0 0, 32 to each side: its colour, its outline and its symbol, always together. */
export function markArt(seat: number, ground: string, ink: string): string {
  const { outline, symbol, lines, fill } = SEATS[seat % SEATS.length]!;
  const drawn = lines ? `fill="none" stroke="${ink}" stroke-width="3.4"` : `fill="${ink}"`;
  return (
    `<path d="${outline}" fill="${ground}"/>` +
    `<path d="${outline}" transform="scale(.86)" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="1.6"/>` +
    `<g transform="scale(.72)"><path d="${symbol}" ${drawn}/>${fill ? `<path d="${fill}" fill="${ink}"/>` : ''}</g>`
  );
}

/** The class that gives `--seat` and `--seat-soft` the colours of a seat. */
export const seatColour = (seat: number): string => SEATS[seat % SEATS.length]!.name;

/** The seats in the order of turns after mine, without mine; from the first one for those who watch. */
export function seatsAfter(mine: number | null, count: number): readonly number[] {
  const first = mine === null ? 0 : mine + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % count).filter((seat) => seat !== mine);
}
