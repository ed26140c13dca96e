import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import { Market, type Broken } from '#domain/market/market.ts';
import { squadEventTypes } from '#domain/squad/rules/all-rules.ts';
import { replaySquad } from '#domain/squad/step-log.ts';
import type { SquadApplied } from '#domain/squad/apply-squad-event.ts';
import { breachOf, logOf, shrink } from '#domain/market/shrink.ts';
import { hexOf } from '../lifecycle/random-life';
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
  expect(squadEventTypes.filter((type) => !events.has(type))).toEqual([]);
});

const lessBack = (made: SquadApplied): SquadApplied => ({
  ...made,
  effects: made.effects.map((effect) =>
    effect.type === 'refundPayment' && effect.params.amount > 0
      ? { type: effect.type, params: { ...effect.params, amount: effect.params.amount - 1 } }
      : effect,
  ),
});

test('a kopeck that does not come back is found, in twenty steps at most, as a log that replays', () => {
  const market = new Market(1, { spoil: lessBack });
  expect(market.run(200)).toBe(false);
  const { law, moves } = market.broken ?? { law: '', moves: [] };
  const least = shrink(moves, law, { spoil: lessBack });
  expect(law).toBe('money effects');
  expect(least.length).toBeLessThanOrEqual(20);
  expect(least.length).toBeLessThan(moves.length);
  expect(breachOf(least)).toBeNull();
  expect(replaySquad(logOf(least, hexOf), hexOf).map(({ fault }) => fault)).toEqual(
    logOf(least, hexOf).map(() => null),
  );
});

test('the same seed is the same market', () => {
  const [one, other] = [new Market(77), new Market(77)];
  one.run(60);
  other.run(60);
  expect(other.now).toBe(one.now);
  expect([...other.bench.book.balances]).toEqual([...one.bench.book.balances]);
  expect([...other.events]).toEqual([...one.events]);
});
