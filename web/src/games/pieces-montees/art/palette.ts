/** The colours of cakes and cards. Art keeps them in the dark as well; only the page around it changes. */
export const COLOURS = ['red', 'orange', 'green', 'blue', 'ivory'] as const;
export const TOPPINGS = ['cream', 'chocolate'] as const;
export const LAYERS = [1, 2, 3] as const;
export type Colour = (typeof COLOURS)[number];
export type Topping = (typeof TOPPINGS)[number];
export type Layer = (typeof LAYERS)[number];

export const INK = '#3B2420';
export const GOLD = '#D9AC4E';

type Shades = {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  /** The ground of its cards. */
  readonly tint: string;
  /** The corner of its cards, behind a light number; ivory's number is dark. */
  readonly corner: string;
  /** Pearls and swirls on chocolate. */
  readonly accent: string;
  readonly motif: string;
};

export const SHADES: Readonly<Record<Colour, Shades>> = {
  red: {
    light: '#F08A9B',
    mid: '#D4526C',
    dark: '#A02C48',
    tint: '#FBE2E5',
    corner: '#A02C48',
    accent: '#FFD3DA',
    motif: 'heart',
  },
  orange: {
    light: '#F9B268',
    mid: '#E98632',
    dark: '#B85A14',
    tint: '#FDE9D2',
    corner: '#B85412',
    accent: '#B58AC2',
    motif: 'pumpkin',
  },
  green: {
    light: '#9CCB8A',
    mid: '#67A25C',
    dark: '#3C7238',
    tint: '#E4F1DC',
    corner: '#3C6B38',
    accent: '#E2566B',
    motif: 'fir',
  },
  blue: {
    light: '#A4D0EE',
    mid: '#68A8D8',
    dark: '#3A76A8',
    tint: '#DFEEF9',
    corner: '#2B5D86',
    accent: '#FFD95A',
    motif: 'balloon',
  },
  // Darker than real ivory: beside white cream and a porcelain stand it has to show.
  ivory: {
    light: '#F7E0A6',
    mid: '#E2BD68',
    dark: '#B4832F',
    tint: '#FBF0D2',
    corner: '#EBC96F',
    accent: '#FFF6DE',
    motif: 'rings',
  },
};
