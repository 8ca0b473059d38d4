/** The cards of four pastry chefs with their assistants, one for each seat. */
import { chefOf } from '../../../kit/chefs';
import { span } from '../../../kit/draw';
import { SEATS } from '../../../kit/seats';
import { OUTLINE, path } from './draw';
import { SPOON, WHISK_HANDLE, WHISK_WIRES } from './motifs';
import { GOLD, INK } from './palette';

/** The kitchen of a chef, and who helps there. */
type Look = {
  readonly tiles: string;
  readonly grout: string;
  readonly helper: { readonly skin: string; readonly hair: string; readonly behind: string };
};

const line = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const dots = (places: readonly (readonly [number, number])[], radius: number, fill: string): string =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join('');
const mirrored = (art: string): string => `${art}<g transform="scale(-1 1)">${art}</g>`;

const LOOKS: readonly Look[] = [
  { tiles: '#F8ECE8', grout: '#EAD3CD', helper: { skin: '#E9B78F', hair: '#5A3122', behind: '' } },
  {
    tiles: '#E9F0F5',
    grout: '#CCDCE8',
    helper: {
      skin: '#C98F66',
      hair: '#2E1C18',
      behind: mirrored(`<circle cx="-16" cy="3" r="6" fill="#2E1C18" ${OUTLINE}/>`),
    },
  },
  {
    tiles: '#EAF1E6',
    grout: '#CFDDCB',
    helper: {
      skin: '#F6D3B4',
      hair: '#D9A441',
      behind: mirrored(
        dots(
          [
            [-13, -2],
            [-14.5, 3],
          ],
          4,
          '#D9A441',
        ),
      ),
    },
  },
  {
    tiles: '#FBF0E2',
    grout: '#EEDCC2',
    helper: {
      skin: '#8A5A3C',
      hair: '#2A1A16',
      behind: `<circle cx="-11" cy="-9" r="7" fill="#2A1A16" ${OUTLINE}/><circle cx="11" cy="-9" r="7" fill="#2A1A16" ${OUTLINE}/>`,
    },
  },
];

/** The card of a chef: with the assistant, what the assistant can do; without, what calling one back costs. */
export function chefArt(prefix: string, seat: number, assisted: boolean): string {
  const look = LOOKS[seat]!;
  const { paint } = SEATS[seat]!;
  const clip = `${prefix}-clip-${seat}-${assisted ? 'duo' : 'solo'}`;
  return [
    `<rect x="1" y="1" width="118" height="162" rx="11" fill="#FFFDF8" ${OUTLINE}/>`,
    `<clipPath id="${clip}"><rect x="6.500" y="6.500" width="107" height="151" rx="7"/></clipPath>`,
    `<g clip-path="url(#${clip})">`,
    kitchen(look, assisted),
    assisted ? helperArt(look, paint) : '',
    `<g transform="translate(${assisted ? 43 : 60} 84)">${chefOf(seat, OUTLINE)}</g>`,
    '</g>',
    `<path d="M6.500 134H113.500V150.500Q113.500 157.500 106.500 157.500H13.500Q6.500 157.500 6.500 150.500Z" fill="${paint}"/>`,
    `<rect x="6.500" y="6.500" width="107" height="151" rx="7" fill="none" stroke="${GOLD}" stroke-width="1.2"/>`,
    assisted ? offers() : price(),
  ].join('');
}

function kitchen(look: Look, assisted: boolean): string {
  const rows = span(8).map((index) => `M6 ${30 + index * 15}H114`);
  const columns = span(7).map((index) => `M${15 + index * 15} 19V140`);
  const whisk = `<g transform="translate(22 38) rotate(180) scale(.74)" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round">${path(WHISK_WIRES, 'fill="none"')}${path(WHISK_HANDLE, 'fill="#D9D6D6"')}</g>`;
  const pan = `<g transform="translate(98 22)">${path('M-2 0h4v16h-4z', `fill="#B9743F" ${OUTLINE}`)}<circle cy="26" r="12" fill="#D98B52" ${OUTLINE}/><circle cy="26" r="8.400" fill="#C2763F"/>${path('M-7 22A8 8 0 0 1-1 17', line('#FFE3C4', 2))}</g>`;
  return [
    `<rect x="6" y="6" width="108" height="152" fill="${look.tiles}"/>`,
    path([...rows, ...columns].join(''), `stroke="${look.grout}" stroke-width="1"`),
    path('M6 19H114', `stroke="${INK}" stroke-width="4.400"`),
    path('M6 19H114', 'stroke="#E0B45C" stroke-width="2"'),
    assisted ? '' : whisk,
    pan,
  ].join('');
}

function helperArt({ helper }: Look, paint: string): string {
  return [
    '<g transform="translate(87 96)">',
    helper.behind,
    path('M-21 48C-22 20-14 12 0 12S22 20 21 48Z', `fill="#FFFDF8" ${OUTLINE}`),
    path('M-8 13 0 22 8 13 5 10H-5Z', `fill="${paint}" ${OUTLINE}`),
    `<circle r="13" fill="${helper.skin}" ${OUTLINE}/>`,
    path('M-13-2C-15-14 15-14 13-2 9-7-9-7-13-2Z', `fill="${helper.hair}" ${OUTLINE}`),
    path('M-14-6C-17-19 17-19 14-6 8-10-8-10-14-6Z', `fill="#FFFDF8" ${OUTLINE}`),
    dots(
      [
        [-4.6, 0.5],
        [4.6, 0.5],
      ],
      1.4,
      INK,
    ),
    `<circle cx="-7.500" cy="4.500" r="2.400" fill="#E8837A" opacity=".6"/><circle cx="7.500" cy="4.500" r="2.400" fill="#E8837A" opacity=".6"/>`,
    path('M-4 5.500C-2 8.500 2 8.500 4 5.500', line(INK, 1.4)),
    '</g>',
  ].join('');
}

const small = (art: string, x: number) =>
  `<g transform="translate(${x} 146) rotate(32) scale(.46)" stroke="#fff" stroke-width="3" stroke-linejoin="round">${art}</g>`;

/** A spoon or a whisk. */
function offers(): string {
  return (
    small(path(SPOON, 'fill="#fff"'), 41) +
    path('M57 152 63 140', 'stroke="#fff" stroke-opacity=".8" stroke-width="1.600" stroke-linecap="round"') +
    small(path(WHISK_WIRES, 'fill="none"') + path(WHISK_HANDLE, 'fill="#fff"'), 79)
  );
}

/** Minus two spoons. */
function price(): string {
  return (
    path('M32 146H40', 'stroke="#fff" stroke-width="2.600" stroke-linecap="round"') +
    small(path(SPOON, 'fill="#fff"'), 56) +
    small(path(SPOON, 'fill="#fff"'), 74)
  );
}
