import { createHash } from 'node:crypto';

const grounds = [
  ['#6d4aec', '#a1209c'],
  ['#e0457b', '#7a2d8f'],
  ['#3fb6d8', '#2338b5'],
  ['#d77a4a', '#a83a2c'],
  ['#22a884', '#1c5f9e'],
  ['#b7d93f', '#3c8f5a'],
  ['#8b6cff', '#3b3170'],
  ['#ffb84d', '#d1495b'],
  ['#4a5170', '#191c26'],
] as const satisfies readonly (readonly [string, string])[];

const skins = [
  ['#f6d3b8', '#e4b394'],
  ['#f0c4a0', '#d9a47c'],
  ['#e2ae84', '#c68c62'],
  ['#c98e63', '#a86f47'],
  ['#8f5f42', '#734a32'],
] as const;

const hairs = [
  '#1d1a26',
  '#3b2a22',
  '#6b432b',
  '#a8662f',
  '#d9a441',
  '#c9cbd6',
  '#8b6cff',
  '#e0457b',
  '#c9f24b',
  '#3fb6d8',
] as const;
const cloths = ['#191c26', '#3b3170', '#c9f24b', '#f4f6fb', '#d1495b', '#1c5f9e', '#22a884', '#2d2f3d'] as const;

const hairStyles = {
  m: ['short', 'buzz', 'curly', 'sweep', 'spikes', 'long', 'cap', 'afro', 'bald'],
  f: ['bob', 'long', 'pony', 'bun', 'curlyLong', 'fringe', 'braids', 'pixie', 'cap'],
} as const;

export type HairStyle = (typeof hairStyles)['m' | 'f'][number];

export interface FaceTraits {
  readonly ground: readonly [string, string];
  readonly skin: readonly [string, string];
  readonly hair: string;
  readonly cloth: string;
  readonly style: HairStyle;
  readonly eyes: 'open' | 'narrow' | 'happy' | 'big';
  readonly mouth: 'smile' | 'grin' | 'smirk' | 'calm' | 'open';
  readonly glasses: 'none' | 'round' | 'square' | 'dark';
  readonly beard: 'none' | 'stubble' | 'full' | 'moustache';
  readonly headset: boolean;
  readonly freckles: boolean;
  readonly jaw: number;
  readonly feminine: boolean;
}

/** A short file name for the portrait; always the same for the same person. */
export const faceFile = (name: string): string => `${createHash('sha256').update(name).digest('hex').slice(0, 10)}.svg`;

/** Derives a person's appearance from their name alone. */
export const faceTraits = (name: string, feminine: boolean): FaceTraits => {
  const bytes = createHash('sha256').update(`face of ${name}`).digest();
  const byte = (index: number): number => bytes[index] ?? 0;
  const pick = <T>(index: number, from: readonly T[]): T => {
    const [picked] = from.slice(byte(index) % from.length);
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return {
    ground: pick<readonly [string, string]>(0, grounds),
    skin: pick<readonly [string, string]>(1, skins),
    hair: pick(
      2,
      byte(3) < 190
        ? [hairs[0], hairs[1], hairs[2], hairs[3], hairs[4], hairs[5]]
        : [hairs[6], hairs[7], hairs[8], hairs[9]],
    ),
    cloth: pick(4, cloths),
    style: feminine ? pick(5, hairStyles.f) : pick(5, hairStyles.m),
    eyes: pick(6, ['open', 'narrow', 'happy', 'big', 'open']),
    mouth: pick(7, ['smile', 'grin', 'smirk', 'calm', 'open', 'smile']),
    glasses: pick(8, ['none', 'none', 'none', 'round', 'square', 'dark', 'none']),
    beard: feminine ? 'none' : pick(9, ['none', 'none', 'stubble', 'full', 'moustache', 'none']),
    headset: byte(10) < 90,
    freckles: byte(11) < 50,
    jaw: byte(12) % 5,
    feminine,
  };
};

/** Women's portraits, besides those of mates in the category of women. */
const names = new Set([
  'Мирай',
  'Искра',
  'Комета',
  'Дубрава',
  'Одуванчик',
  'Карамелька',
  'Сова',
  'Плюшка',
  'Ромашка',
  'Синица',
  'Гроза',
  'Ириска',
  'Ракета',
  'Тыква',
  'Чайка',
  'Смотритель',
]);

export const isFeminine = (name: string): boolean => names.has(name);
