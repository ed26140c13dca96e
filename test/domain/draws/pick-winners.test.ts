import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { ticketsOf } from '#domain/draws/draw-terms.ts';
import { pickWinners } from '#domain/draws/pick-winners.ts';

const under = (seed: string) => (text: string) => createHmac('sha256', seed).update(text).digest('hex');

test('winners are different people whose tickets they are, as many as there are places and people for', async () => {
  const holder = fc.integer({ min: 1, max: 10 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(holder, { maxLength: 30 }),
      fc.integer({ min: 1, max: 10 }),
      fc.string(),
      async (tickets, places, seed) => {
        const holders = tickets.map((count, index) => ({ id: `person ${index}`, tickets: count }));
        const winners = await pickWinners(holders, places, under(seed));
        expect(winners.map(({ place }) => place)).toEqual(winners.map((_, index) => index + 1));
        expect(winners).toHaveLength(Math.min(places, holders.length));
        expect(new Set(winners.map(({ id }) => id)).size).toBe(winners.length);
        for (const { id, ticket } of winners) {
          const index = holders.findIndex((one) => one.id === id);
          const before = holders.slice(0, index).reduce((sum, one) => sum + one.tickets, 0);
          expect(ticket).toBeGreaterThan(before);
          expect(ticket).toBeLessThanOrEqual(before + (holders[index]?.tickets ?? 0));
        }
        expect(await pickWinners(holders, places, under(seed))).toEqual(winners);
      },
    ),
  );
});

test('a recorded draw gives the recorded winners', async () => {
  const holders = [
    { id: 'a', tickets: 3 },
    { id: 'b', tickets: 1 },
    { id: 'c', tickets: 10 },
  ];
  expect((await pickWinners(holders, 2, under('seed'))).map(({ id, ticket }) => `${id}${ticket}`)).toEqual([
    'b4',
    'c8',
  ]);
});

test('tickets: none without a squad, one more than squads, ten at most', () => {
  expect([0, 1, 5, 9, 40].map(ticketsOf)).toEqual([0, 2, 6, 10, 10]);
});
