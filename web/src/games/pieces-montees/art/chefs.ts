/** Four pastry chefs with their assistants, one for each seat: face, hair, hat and kerchief are their own. */
import { span } from '../../../kit/draw';
import { OUTLINE, path } from './draw';
import { SPOON, WHISK_HANDLE, WHISK_WIRES } from './motifs';
import { GOLD, INK, SEAT_PAINT } from './palette';

type Look = {
  readonly skin: string;
  readonly blush: string;
  readonly tiles: string;
  readonly grout: string;
  /** Hair behind the shoulders, and braids that fall over them. */
  readonly behind: string;
  readonly braids?: string;
  readonly face: string;
  readonly hat: string;
  readonly folds: string;
  readonly helper: { readonly skin: string; readonly hair: string; readonly behind: string };
};

const line = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const dots = (places: readonly (readonly [number, number])[], radius: number, fill: string): string =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join('');
const mirrored = (art: string): string => `${art}<g transform="scale(-1 1)">${art}</g>`;

const braid = mirrored(
  [
    ...span(4).map(
      (index) =>
        `<ellipse cx="${-22 - index * 0.8}" cy="${8 + index * 9}" rx="${5.4 - index * 0.4}" ry="5.4" fill="#C7572A" ${OUTLINE}/>`,
    ),
    `<circle cx="-25" cy="40" r="2.6" fill="${SEAT_PAINT[3]}" ${OUTLINE}/>`,
  ].join(''),
);

const LOOKS: readonly Look[] = [
  {
    skin: '#F4CBA6',
    blush: '#E8837A',
    tiles: '#F8ECE8',
    grout: '#EAD3CD',
    behind: mirrored(path('M-18-8C-21-4-20 2-18 4L-15-6Z', `fill="#6B4030" ${OUTLINE}`)),
    face:
      path('M-11-6q4-3 7-.6M4-6.600q4-2.400 7 .6', line(INK, 1.6)) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        1.8,
        INK,
      ) +
      path(
        'M0 8C-3 5-9 6-13 12C-14 9-16 9-17 10C-15 16-4 15 0 10C4 15 15 16 17 10C16 9 14 9 13 12C9 6 3 5 0 8Z',
        `fill="#6B4030" ${OUTLINE}`,
      ) +
      path('M-3 15Q0 17 3 15', line('#A4573F', 1.6)),
    hat: 'M-18-10V-24C-34-27-31-49-15-46-12-60 12-60 15-46 31-49 34-27 18-24V-10C8-6-8-6-18-10Z',
    folds: 'M-18-17C-8-13 8-13 18-17M-8-26C-10-32-9-36-7-40M8-26C10-32 9-36 7-40',
    helper: { skin: '#E9B78F', hair: '#5A3122', behind: '' },
  },
  {
    skin: '#B67A52',
    blush: '#C9604C',
    tiles: '#E9F0F5',
    grout: '#CCDCE8',
    behind: mirrored(path('M-16-14C-28-8-28 14-21 23C-16 26-11 22-12 16Z', `fill="#33201B" ${OUTLINE}`)),
    face:
      path('M-11-7q4-2.600 7.500-.6M3.500-7.600q4-2 7.500 .6', line(INK, 1.8)) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        2,
        INK,
      ) +
      path('M-9.600-2.500 -12-4.500M9.600-2.500 12-4.500M-8-3.600-9-6M8-3.600 9-6', line(INK, 1.2)) +
      path(
        'M-6 10.500C-3 9-1 10 0 10.500 1 10 3 9 6 10.500 3 15-3 15-6 10.500Z',
        `fill="#B3404F" ${OUTLINE}`,
      ) +
      `<circle cx="-19.500" cy="9" r="2.600" fill="#F3C552" ${OUTLINE}/><circle cx="19.500" cy="9" r="2.600" fill="#F3C552" ${OUTLINE}/>`,
    hat: 'M-18-10V-23C-31-22-37-40-23-46C-20-60 2-63 11-53C27-57 38-41 27-31C25-26 20-24 18-23V-10C8-6-8-6-18-10Z',
    folds: 'M-18-17C-8-13 8-13 18-17M-9-26C-14-32-12-38-8-42M6-26C9-33 14-35 13-43M-1-27C-2-31-2-33-1-36',
    helper: {
      skin: '#C98F66',
      hair: '#2E1C18',
      behind: mirrored(`<circle cx="-16" cy="3" r="6" fill="#2E1C18" ${OUTLINE}/>`),
    },
  },
  {
    skin: '#F1C09C',
    blush: '#E0796D',
    tiles: '#EAF1E6',
    grout: '#CFDDCB',
    behind: '',
    face:
      path(
        'M-18 1C-20 20-11 31 0 31S20 20 18 1C15 8 10 9 6.500 7.500C3 6-3 6-6.500 7.500C-10 9-15 8-18 1Z',
        `fill="#F1EDE6" ${OUTLINE}`,
      ) +
      path('M-10 20C-8 25-4 27-3 28M10 20C8 25 4 27 3 28M0 22V28', line('#C8BFB3', 1.4)) +
      path(
        'M0 9C-3 6-8 7-11 11C-6 14-2 13 0 11.500C2 13 6 14 11 11C8 7 3 6 0 9Z',
        `fill="#FFFFFF" ${OUTLINE}`,
      ) +
      path('M-3.500 15.500Q0 18 3.500 15.500', line('#A4573F', 1.8)) +
      path('M-13-8q5-4 9-1M4-9q5-3 9 1', line('#B8AFA3', 2.8)) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        1.7,
        INK,
      ) +
      `<g fill="#fff" fill-opacity=".28" stroke="#A9771F" stroke-width="1.7"><circle cx="-7" cy="-1" r="5.600"/><circle cx="7" cy="-1" r="5.600"/><path d="M-1.400-1.500Q0-2.600 1.400-1.500" fill="none"/></g>`,
    hat: 'M-19-10V-17C-34-17-38-35-23-38C-12-46 12-46 23-38C38-35 34-17 19-17V-10C8-6-8-6-19-10Z',
    folds:
      'M-19-14.500C-8-10.500 8-10.500 19-14.500M-12-20C-14-25-14-29-12-33M0-20V-35M12-20C14-25 14-29 12-33',
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
    skin: '#FBD9BD',
    blush: '#EE8E6E',
    tiles: '#FBF0E2',
    grout: '#EEDCC2',
    behind: '',
    braids: mirrored(path('M-15-14C-24-8-24 2-20 8L-14 2Z', `fill="#C7572A" ${OUTLINE}`)) + braid,
    face:
      path('M-18-8C-10-4-4-6 0-9C4-6 10-4 18-8V-12H-18Z', `fill="#C7572A" ${OUTLINE}`) +
      path('M-10.500-3.500q3.500-2.400 6.500-.4M4-3.900q3.500-2 6.500 .4', line('#8A3A18', 1.5)) +
      dots(
        [
          [-7, 1],
          [7, 1],
        ],
        1.9,
        '#2F5A2C',
      ) +
      dots(
        [
          [-11, 5],
          [-8, 6.5],
          [-12.5, 8],
          [11, 5],
          [8, 6.5],
          [12.5, 8],
        ],
        0.8,
        '#C77B4E',
      ) +
      path('M-6 10.500C-3 12 3 12 6 10.500C5 16-5 16-6 10.500Z', `fill="#fff" ${OUTLINE}`),
    hat: 'M-17-10V-22C-20-34-24-44-24-52C-18-60 18-60 24-52C24-44 20-34 17-22V-10C8-6-8-6-17-10Z',
    folds: 'M-17-17C-8-13 8-13 17-17M-12-23C-14-34-16-44-16-52M-4-22V-55M4-22V-55M12-23C14-34 16-44 16-52',
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
  const paint = SEAT_PAINT[seat]!;
  const clip = `${prefix}-clip-${seat}-${assisted ? 'duo' : 'solo'}`;
  return [
    `<rect x="1" y="1" width="118" height="162" rx="11" fill="#FFFDF8" ${OUTLINE}/>`,
    `<clipPath id="${clip}"><rect x="6.500" y="6.500" width="107" height="151" rx="7"/></clipPath>`,
    `<g clip-path="url(#${clip})">`,
    kitchen(look, assisted),
    assisted ? helperArt(look, paint) : '',
    `<g transform="translate(${assisted ? 43 : 60} 84)">${headArt(look, paint)}</g>`,
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

function headArt(look: Look, paint: string): string {
  return [
    look.behind,
    path('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', `fill="#FFFDF8" ${OUTLINE}`),
    path('M-6 24C-8 40-8 54-7 66', line('#C9B49A', 1.4)),
    dots(
      [
        [3, 38],
        [3, 49],
        [-16, 38],
        [-16, 49],
      ],
      2,
      paint,
    ),
    path('M-14 19 0 32 14 19 9 13H-9Z', `fill="${paint}" ${OUTLINE}`),
    path('M-3.500 27.500 0 25 3.500 27.500 0 32Z', 'fill="#fff" fill-opacity=".35"'),
    look.braids ?? '',
    path('M-18-2C-23-2-23 7-17 7M18-2C23-2 23 7 17 7', `fill="${look.skin}" ${OUTLINE}`),
    path('M-18-12V2C-18 14-10 20 0 20S18 14 18 2V-12Z', `fill="${look.skin}" ${OUTLINE}`),
    `<circle cx="-11" cy="5" r="3.400" fill="${look.blush}" opacity=".55"/><circle cx="11" cy="5" r="3.400" fill="${look.blush}" opacity=".55"/>`,
    path('M0 0q3 3 0 5', line('#9A5F3F', 1.5)),
    look.face,
    path(look.hat, `fill="#FFFFFF" ${OUTLINE}`),
    path(look.folds, line('#CDBBA4', 1.5)),
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
