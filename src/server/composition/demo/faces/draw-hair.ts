import type { FaceTraits, HairStyle } from './face-traits';

interface Hair {
  /** Behind the head and the shoulders. */
  readonly back: string;
  /** Over the forehead. */
  readonly front: string;
}

const cap = (colour: string): string =>
  `<path d="M27 38C25 20 37 13 48 13s23 7 21 25c-8-5-14-6-21-6s-13 1-21 6Z" fill="${colour}"/>` +
  `<path d="M26 38c7-5 14-7 22-7 9 0 20 2 27 8-8 1-17-1-27-1-8 0-15 0-22 0Z" fill="#0b0c11" fill-opacity=".45"/><circle cx="48" cy="14" r="2" fill="#0b0c11" fill-opacity=".4"/>`;

const shapes: Readonly<Record<HairStyle, (colour: string, cloth: string) => Hair>> = {
  short: (c) => ({
    back: '',
    front: `<path d="M28 40c-3-16 6-25 20-25s23 9 20 25c-2-6-4-10-7-12-8 3-19 3-27-1-3 3-5 7-6 13Z" fill="${c}"/>`,
  }),
  buzz: (c) => ({
    back: '',
    front: `<path d="M29 38c-2-14 7-21 19-21s21 7 19 21c-3-7-9-11-19-11s-16 4-19 11Z" fill="${c}" fill-opacity=".8"/>`,
  }),
  curly: (c) => ({
    back: '',
    front: [
      [31, 32, 7],
      [36, 23, 8],
      [45, 19, 8],
      [54, 19, 8],
      [62, 24, 8],
      [66, 33, 7],
      [48, 26, 8],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
      .join(''),
  }),
  sweep: (c) => ({
    back: '',
    front: `<path d="M28 41c-4-18 6-27 21-27 13 0 22 8 19 26-1-6-3-9-5-11-9 1-18-1-25-6-1 6-6 9-10 18Z" fill="${c}"/>`,
  }),
  spikes: (c) => ({
    back: '',
    front: `<path d="M28 41c-2-8-1-12 1-16l-2-5 6 1 2-8 6 5 6-8 5 8 7-5 2 8 7-1-3 6c3 4 4 9 3 15-2-6-5-10-8-12-9 3-16 3-24 0-4 3-7 6-8 12Z" fill="${c}"/>`,
  }),
  long: (c) => ({
    back: `<path d="M26 80c-6-24-4-64 22-65 26 1 28 41 22 65-6-3-12-4-22-4s-16 1-22 4Z" fill="${c}"/>`,
    front: `<path d="M28 44c-3-18 6-28 20-28s23 10 20 28c-2-9-7-15-19-18-6 6-16 8-21 18Z" fill="${c}"/>`,
  }),
  cap: (c, cloth) => ({
    back: `<path d="M28 52c-3-10 0-18 1-20h38c1 2 4 10 1 20l-3-10H31Z" fill="${c}"/>`,
    front: cap(cloth === '#f4f6fb' ? '#3b3170' : cloth),
  }),
  afro: (c) => ({
    back: `<circle cx="48" cy="32" r="26" fill="${c}"/>`,
    front: `<path d="M29 40c0-12 7-18 19-18s19 6 19 18c-4-7-10-10-19-10s-15 3-19 10Z" fill="${c}"/>`,
  }),
  bald: () => ({
    back: '',
    front:
      '<path d="M37 23c4-4 10-5 15-4" stroke="#fff" stroke-opacity=".35" stroke-width="2.5" stroke-linecap="round" fill="none"/>',
  }),
  bob: (c) => ({
    back: `<path d="M25 62c-4-26 2-48 23-48s27 22 23 48c-5 3-10 2-12 0H37c-2 2-7 3-12 0Z" fill="${c}"/>`,
    front: `<path d="M28 44c-3-18 7-27 20-27s23 9 20 27c-3-10-7-13-11-16-8 5-21 5-29 16Z" fill="${c}"/>`,
  }),
  pony: (c) => ({
    back: `<path d="M62 20c16-2 20 16 15 34-2 8-6 12-9 13 3-14 2-32-9-41Z" fill="${c}"/><path d="M28 46c-2-20 6-30 20-30s22 10 20 30H28Z" fill="${c}"/>`,
    front: `<path d="M28 42c-2-16 7-26 20-26s22 10 20 26c-4-9-9-14-20-15-10 1-17 6-20 15Z" fill="${c}"/>`,
  }),
  bun: (c) => ({
    back: `<circle cx="48" cy="12" r="9" fill="${c}"/><path d="M27 50c-3-22 7-34 21-34s24 12 21 34H27Z" fill="${c}"/>`,
    front: `<path d="M28 43c-2-17 7-26 20-26s22 9 20 26c-3-10-10-16-20-16s-17 6-20 16Z" fill="${c}"/>`,
  }),
  curlyLong: (c) => ({
    back: [
      [26, 38, 10],
      [24, 52, 10],
      [27, 66, 9],
      [70, 38, 10],
      [72, 52, 10],
      [69, 66, 9],
      [36, 22, 11],
      [48, 17, 11],
      [60, 22, 11],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
      .join(''),
    front: [
      [33, 31, 6],
      [41, 26, 7],
      [50, 25, 7],
      [59, 28, 7],
      [65, 34, 5],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
      .join(''),
  }),
  fringe: (c) => ({
    back: `<path d="M25 74c-5-28-2-60 23-60s28 32 23 60c-6-3-40-3-46 0Z" fill="${c}"/>`,
    front: `<path d="M28 40c-3-15 7-24 20-24s23 9 20 24c-2-1-4-1-6-1l-2-4-4 4-4-4-4 4-4-4-4 4-4-4-3 4c-2 0-3 0-5 1Z" fill="${c}"/>`,
  }),
  braids: (c) => ({
    back: [0, 1, 2, 3, 4]
      .map(
        (row) =>
          `<ellipse cx="${25 - row * 0.6}" cy="${48 + row * 8}" rx="5" ry="5" fill="${c}"/><ellipse cx="${71 + row * 0.6}" cy="${48 + row * 8}" rx="5" ry="5" fill="${c}"/>`,
      )
      .join(''),
    front: `<path d="M27 46c-3-20 7-30 21-30s24 10 21 30c-3-11-8-16-20-20l-1-6-1 6c-12 4-17 9-20 20Z" fill="${c}"/>`,
  }),
  pixie: (c) => ({
    back: '',
    front: `<path d="M27 46c-4-20 6-32 22-31 14 0 23 10 20 29-2-5-4-9-6-11-12 2-22-2-27-8-1 8-6 11-9 21Z" fill="${c}"/>`,
  }),
};

/** SVG of the hair: what is drawn behind the face and what is drawn over it. */
export const drawHair = ({ style, hair, cloth }: FaceTraits): Hair => shapes[style](hair, cloth);
