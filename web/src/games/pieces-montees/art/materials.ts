/** What things are made of: gradients with the light from the upper left, and the soft shadow under them. */
import { gradient } from './draw';
import { COLOURS, SHADES } from './palette';

const DOWN = 'x2="0" y2="1"';
const SLANT = 'x2="1" y2="1"';

export function materials(prefix: string): string {
  const id = (name: string) => `${prefix}-${name}`;
  const paints = COLOURS.flatMap((colour) => {
    const { light, mid, dark, tint } = SHADES[colour];
    return [
      gradient(id(`paint-${colour}`), [
        [0, mid],
        [0.22, light],
        [0.6, mid],
        [1, dark],
      ]),
      gradient(
        id(`paper-${colour}`),
        [
          [0, '#FFFDF8'],
          [1, tint],
        ],
        DOWN,
      ),
    ];
  });
  return [
    ...paints,
    gradient(id('cream'), [
      [0, '#FBF0DA'],
      [0.25, '#FFFDF6'],
      [0.65, '#FBF1DC'],
      [1, '#E3CCA2'],
    ]),
    gradient(
      id('cream-top'),
      [
        [0, '#FFFEFA'],
        [1, '#F3E4C6'],
      ],
      SLANT,
    ),
    gradient(id('chocolate'), [
      [0, '#5A3122'],
      [0.25, '#7A4833'],
      [0.6, '#54291D'],
      [1, '#371812'],
    ]),
    gradient(
      id('chocolate-top'),
      [
        [0, '#8A5640'],
        [1, '#4E271C'],
      ],
      SLANT,
    ),
    gradient(id('china'), [
      [0, '#F4EBDD'],
      [0.3, '#FFFFFF'],
      [0.7, '#F3E9DA'],
      [1, '#CDBBA4'],
    ]),
    gradient(
      id('gold'),
      [
        [0, '#F6DD9A'],
        [0.5, '#D9AC4E'],
        [1, '#A9771F'],
      ],
      SLANT,
    ),
    gradient(
      id('steel'),
      [
        [0, '#FFFFFF'],
        [0.5, '#D9D6D6'],
        [1, '#A59D9D'],
      ],
      SLANT,
    ),
    gradient(id('page-left'), [
      [0, '#FFFDF8'],
      [0.8, '#FBF3E2'],
      [1, '#E4D2B3'],
    ]),
    gradient(id('page-right'), [
      [0, '#E4D2B3'],
      [0.16, '#FBF3E2'],
      [1, '#FFFDF8'],
    ]),
    gradient(id('leather'), [
      [0, '#8C2C46'],
      [0.25, '#BC5570'],
      [1, '#8C2C46'],
    ]),
    `<radialGradient id="${id('shadow')}"><stop offset="0" stop-color="#3B2420" stop-opacity=".38"/><stop offset=".6" stop-color="#3B2420" stop-opacity=".16"/><stop offset="1" stop-color="#3B2420" stop-opacity="0"/></radialGradient>`,
  ].join('');
}
