/** Pseudo-random numbers in [0, 1); the printed seed repeats them: `SEED=123 npm run jest …` */
export const seededRandom = (
  seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31)),
): (() => number) => {
  let state = seed >>> 0;
  process.stdout.write(`seed ${seed}\n`);
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** A whole number from `min` to `max`, both included. */
export const integerBetween = (random: () => number, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
