import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import { Market, type Broken } from '#domain/market/market.ts';
import { squadEventTypes } from '#domain/squad/rules/all-rules.ts';
import { soakOr } from '../support/soak';
import { tellBroken } from './tell-broken';

const textOf = (code: keyof typeof squadRefusals): string => squadRefusals[code].message;

/** A breach, told with the shortest way to it. */
const expectSound = (broken: Broken | null): void => {
  if (broken !== null) throw new Error(tellBroken(broken));
};

test('in the lives of seeded markets no law is broken, and every event there is happens', () => {
  const events = new Set<string>();
  for (let seed = 1; seed <= soakOr(400, 4); seed += 1) {
    const market = new Market(seed, { textOf });
    market.run(soakOr(5000, 250));
    expectSound(market.broken);
    for (const type of market.events.keys()) events.add(type);
  }
  // A successor is made by the market itself, with its squad.
  expect(squadEventTypes.filter((type) => !events.has(type) && type !== 'squad.recreated')).toEqual([]);
});

test('the same seed is the same market', () => {
  const [one, other] = [new Market(77), new Market(77)];
  one.run(60);
  other.run(60);
  expect(other.now).toBe(one.now);
  expect([...other.bench.book.balances]).toEqual([...one.bench.book.balances]);
  expect([...other.events]).toEqual([...one.events]);
});
