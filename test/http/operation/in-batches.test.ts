import { inBatches } from '#server/platform/concurrency/in-batches.ts';

/** Longer than any test runs. */
const forever = 3_600_000;

/** Records batches; each is in progress until the test completes it. */
const slowRoad = (gatherMs?: number) => {
  const handed: (readonly number[])[] = [];
  const arrivals: (() => void)[] = [];
  const road = inBatches<number>((batch) => {
    handed.push(batch);
    return new Promise((resolve) => arrivals.push(resolve));
  }, gatherMs);
  const arrive = async (): Promise<void> => {
    arrivals.shift()?.();
    await new Promise(setImmediate);
  };
  return { ...road, handed, arrive };
};

test('what comes while some are on their way goes with the next ones, in its order', async () => {
  const { add, handed, arrive } = slowRoad();
  [1, 2, 3].forEach(add);
  expect(handed).toEqual([[1]]);
  await arrive();
  expect(handed).toEqual([[1], [2, 3]]);
});

test('what is given to be gathered waits for more, and for nothing once somebody waits for the end', async () => {
  const { add, flush, handed, arrive } = slowRoad(forever);
  [1, 2].forEach(add);
  await new Promise(setImmediate);
  expect(handed).toEqual([]);
  const ended = flush();
  await new Promise(setImmediate);
  expect(handed).toEqual([[1, 2]]);
  add(3);
  await arrive();
  expect(handed).toEqual([[1, 2], [3]]);
  await arrive();
  await ended;
  add(4);
  await new Promise(setImmediate);
  expect(handed).toEqual([[1, 2], [3]]);
  void flush();
});

test('what is given at whatever moment after the last ones have arrived is not left behind', async () => {
  for (let moments = 0; moments < 10; moments += 1) {
    const handed: number[] = [];
    const road = inBatches<number>(async (batch) => void handed.push(...batch));
    road.add(1);
    for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
    road.add(2);
    await new Promise(setImmediate);
    expect(handed).toEqual([1, 2]);
  }
});
