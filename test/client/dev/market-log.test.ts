import { createHash, webcrypto } from 'node:crypto';
import { Market } from '#domain/market/market.ts';
import { shrink } from '#domain/market/shrink.ts';
import type { BenchOptions } from '#domain/market/bench.ts';
import { replaySquad } from '#domain/squad/step-log.ts';
import { hashedLog } from '#client/pages/dev/market/hashed-log.ts';

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Refunds are a kopeck short. */
const options: BenchOptions = {
  spoil: (made) => ({
    ...made,
    effects: made.effects.map((effect) =>
      effect.type === 'refundPayment'
        ? { type: effect.type, params: { ...effect.params, amount: effect.params.amount - 1 } }
        : effect,
    ),
  }),
};

test('a log that the market saves leads, step by step, to the states that its hashes are of', async () => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  const market = new Market(1, options);
  market.run(200);
  const { broken } = market;
  if (broken === null) throw new Error('the fault is found');
  const log = await hashedLog(shrink(broken.moves, broken.law, options));
  expect(log.length).toBeGreaterThan(2);
  expect(log.every(({ hash }) => /^[0-9a-f]{32}$/.test(hash))).toBe(true);
  expect(replaySquad(log, hexOf).map(({ fault }) => fault)).toEqual(log.map(() => null));
});
