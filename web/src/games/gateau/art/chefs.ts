/** Six pastry chefs, one for each basic ingredient: face, hair and hat are their own, the kerchief is their kind's. */
import { circle, ellipse, line, moved, path, span } from '../../../kit/draw';
import { outlined, symbol } from './draw';

const INK = '#3B2420';
type Look = {
  readonly skin: string;
  readonly kerchief: string;
  /** Hair behind the head. */
  readonly behind: string;
  readonly face: string;
  readonly hat: string;
  readonly folds: string;
};

const mirrored = (art: string): string => art + moved('scale(-1 1)', art);
const eyes = (y: number, colour = INK, radius = 1.9): string =>
  circle(-7, y, radius, colour) + circle(7, y, radius, colour);
const smile = line('M-5 11Q0 15.500 5 11', '#9A4A3A', 1.8);
const TALL = 'M-18-10V-24C-34-27-31-49-15-46-12-60 12-60 15-46 31-49 34-27 18-24V-10C8-6-8-6-18-10Z';
const FLAT = 'M-19-10V-17C-34-17-38-35-23-38C-12-46 12-46 23-38C38-35 34-17 19-17V-10C8-6-8-6-19-10Z';
const LEANING =
  'M-18-10V-23C-31-22-37-40-23-46C-20-60 2-63 11-53C27-57 38-41 27-31C25-26 20-24 18-23V-10C8-6-8-6-18-10Z';
const PLEATED = 'M-17-10V-22C-20-34-24-44-24-52C-18-60 18-60 24-52C24-44 20-34 17-22V-10C8-6-8-6-17-10Z';
const TALL_FOLDS = 'M-18-17C-8-13 8-13 18-17M-8-26C-10-32-9-36-7-40M8-26C10-32 9-36 7-40';
const FLAT_FOLDS =
  'M-19-14.500C-8-10.500 8-10.500 19-14.500M-12-20C-14-25-14-29-12-33M0-20V-35M12-20C14-25 14-29 12-33';
const PLEATS =
  'M-17-17C-8-13 8-13 17-17M-12-23C-14-34-16-44-16-52M-4-22V-55M4-22V-55M12-23C14-34 16-44 16-52';

const LOOKS: Readonly<Record<string, Look>> = {
  dough: {
    skin: '#F4CBA6',
    kerchief: '#E3A824',
    behind: outlined(circle(-19, 2, 8, '#C98A2E'), circle(19, 2, 8, '#C98A2E')),
    face:
      outlined(path('M-18-9C-12-3-4-5 0-9 4-5 12-3 18-9V-12H-18Z', '#C98A2E')) +
      line('M-10.500-3.500q3.500-2.400 6.500-.4M4-3.900q3.500-2 6.500 .4', '#8A5A18', 1.5) +
      eyes(1.5) +
      smile,
    hat: FLAT,
    folds: FLAT_FOLDS,
  },
  cherry: {
    skin: '#FBD9BD',
    kerchief: '#DD3550',
    behind: outlined(mirrored(path('M-18-8C-22-4-21 3-18 6L-15-6Z', '#A8442A'))),
    face:
      line('M-11-6q4-3 7-.6M4-6.600q4-2.400 7 .6', '#8A3A18', 1.7) +
      eyes(-1, '#2F5A2C') +
      outlined(
        path(
          'M0 8C-3 5-9 6-13 12C-14 9-16 9-17 10C-15 16-4 15 0 10C4 15 15 16 17 10C16 9 14 9 13 12C9 6 3 5 0 8Z',
          '#A8442A',
        ),
      ) +
      line('M-3 15.500Q0 17.500 3 15.500', '#A4573F', 1.6),
    hat: TALL,
    folds: TALL_FOLDS,
  },
  chocolate: {
    skin: '#8A5A3C',
    kerchief: '#84492A',
    behind: outlined(mirrored(path('M-16-14C-28-8-28 14-21 23C-16 26-11 22-12 16Z', '#2A1A16'))),
    face:
      line('M-11-7q4-2.600 7.500-.6M3.500-7.600q4-2 7.500 .6', INK, 1.8) +
      eyes(-1, '#1E1210', 2.1) +
      line('M-9.600-2.500-12-4.500M9.600-2.500 12-4.500', INK, 1.3) +
      outlined(
        path('M-6 10.500C-3 9-1 10 0 10.500 1 10 3 9 6 10.500 3 15-3 15-6 10.500Z', '#B3404F'),
        circle(-19.5, 9, 2.6, '#F3C552'),
        circle(19.5, 9, 2.6, '#F3C552'),
      ),
    hat: LEANING,
    folds: TALL_FOLDS,
  },
  cream: {
    skin: '#F1C09C',
    kerchief: '#F4EDE6',
    behind: '',
    face:
      outlined(
        path(
          'M-18 1C-20 20-11 31 0 31S20 20 18 1C15 8 10 9 6.500 7.500C3 6-3 6-6.500 7.500C-10 9-15 8-18 1Z',
          '#F1EDE6',
        ),
        path('M0 9C-3 6-8 7-11 11C-6 14-2 13 0 11.500C2 13 6 14 11 11C8 7 3 6 0 9Z', '#fff'),
      ) +
      line('M-10 20C-8 25-4 27-3 28M10 20C8 25 4 27 3 28M0 22V28', '#C8BFB3', 1.4) +
      line('M-13-8q5-4 9-1M4-9q5-3 9 1', '#B8AFA3', 2.8) +
      eyes(-1, INK, 1.7) +
      '<g fill="#fff" fill-opacity=".28" stroke="#A9771F" stroke-width="1.700"><circle cx="-7" cy="-1" r="5.600"/><circle cx="7" cy="-1" r="5.600"/><path d="M-1.400-1.500Q0-2.600 1.400-1.500" fill="none"/></g>',
    hat: TALL,
    folds: TALL_FOLDS,
  },
  jelly: {
    skin: '#E9B78F',
    kerchief: '#4F9A44',
    behind: outlined(
      ...span(4).flatMap((at) => [
        ellipse(-22 - at * 0.8, 4 + at * 8, 5.2 - at * 0.4, 5.2, '#33201B'),
        ellipse(22 + at * 0.8, 4 + at * 8, 5.2 - at * 0.4, 5.2, '#33201B'),
      ]),
    ),
    face:
      outlined(path('M-18-8C-10-4-4-6 0-9C4-6 10-4 18-8V-12H-18Z', '#33201B')) +
      line('M-10.500-3.500q3.500-2.400 6.500-.4M4-3.900q3.500-2 6.500 .4', INK, 1.5) +
      eyes(1.5) +
      outlined(path('M-6 10.500C-3 12 3 12 6 10.500C5 16-5 16-6 10.500Z', '#fff')),
    hat: PLEATED,
    folds: PLEATS,
  },
  candy: {
    skin: '#C98F66',
    kerchief: '#A25FC0',
    behind: '',
    face:
      line('M-12-7.500q4.500-2 8-.4M4-7.900q4-1.800 8 .4', INK, 2.2) +
      eyes(-1) +
      outlined(path('M-9 9C-5 6-2 8 0 9 2 8 5 6 9 9 5 12-5 12-9 9Z', '#2E1C18')) +
      line('M-3 15Q0 16.500 3 15', '#7A3A2A', 1.7) +
      outlined(path('M-4 20c2 3 6 3 8 0l-1.500 6c-1.600 2-3.400 2-5 0Z', '#2E1C18')),
    hat: LEANING,
    folds: TALL_FOLDS,
  },
};

function chef({ skin, kerchief, behind, face, hat, folds }: Look): string {
  return moved(
    'translate(40 62) scale(.92)',
    behind +
      outlined(
        path('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', '#FFFDF8'),
        path('M-14 19 0 32 14 19 9 13H-9Z', kerchief),
        path('M-18-2C-23-2-23 7-17 7M18-2C23-2 23 7 17 7', skin),
        path('M-18-12V2C-18 14-10 20 0 20S18 14 18 2V-12Z', skin),
      ) +
      circle(-11, 5, 3.4, '#E8837A', 'opacity=".5"') +
      circle(11, 5, 3.4, '#E8837A', 'opacity=".5"') +
      line('M0 0q3 3 0 5', '#9A5F3F', 1.5) +
      face +
      outlined(path(hat, '#fff')) +
      line(folds, '#CDBBA4', 1.5) +
      line('M-6 36C-7 44-7 50-6 56', '#C9B49A', 1.4) +
      [38, 48].map((y) => circle(3, y, 2, kerchief, `stroke="${INK}" stroke-width=".8"`)).join(''),
  );
}

/** Seen from head to chest. */
export const chefs = (): string =>
  Object.entries(LOOKS)
    .map(([kind, look]) => symbol(`chef-${kind}`, '4 4 72 92', chef(look)))
    .join('');
