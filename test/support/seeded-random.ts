import { seeded } from '#domain/market/seeded.ts';

/** Pseudo-random numbers in [0, 1); the printed seed repeats them: `SEED=123 npm run jest …` */
export const seededRandom = (
  seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31)),
): (() => number) => {
  process.stdout.write(`seed ${seed}\n`);
  return seeded(seed).next;
};

export const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** A whole number from `min` to `max`, both included. */
export const integerBetween = (random: () => number, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
