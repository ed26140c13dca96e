import { limitConcurrency } from '#server/platform/concurrency/limit-concurrency.ts';

test('no more run at once than there are places, and those who wait go in as they came', async () => {
  const inLine = limitConcurrency(2);
  const [started, waiting]: [number[], (() => void)[]] = [[], []];
  let running = 0;
  let most = 0;
  const works = [0, 1, 2, 3, 4].map((n) =>
    inLine(async () => {
      started.push(n);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
      if (n === 1) throw new Error('one that fails gives its place on too');
      return n;
    }),
  );
  const settled = Promise.allSettled(works);
  for (let n = 0; n < works.length; n += 1) {
    while (waiting.length <= n) await new Promise((resolve) => setImmediate(resolve));
    waiting[n]?.();
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect([started, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});
