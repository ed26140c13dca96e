import { isSnapshot } from '#domain/lifecycle/step-log.ts';
import type { Life } from '#domain/market/life.ts';
import { Market } from '#domain/market/market.ts';
import { logOf } from '#domain/market/shrink.ts';
import { askedTermNames, askedTerms, type OtherTerms } from '#domain/what-if/other-terms.ts';
import { type Chain, type RecordedStep, replayOtherwise } from '#domain/what-if/replay-otherwise.ts';
import { isPaid, isWhole, touches } from '#domain/what-if/touches.ts';

const asked: readonly OtherTerms[] = [
  { 'lobby-mates': 0 },
  { 'lobby-mates': 100 },
  { 'early-finish': 0 },
  { 'early-finish': 100 },
  { 'promo-percent': 0 },
  { 'trial-price': 100 },
  { 'rate-pro': 999_900, 'percent-pro': 1 },
  { 'rate-beginner-1': 999_900, 'percent-beginner-1': 1, 'rate-star': 100_000, 'percent-star': 100 },
];

/** A log of the market as the squads that followed each other. */
const chainOf = (steps: readonly RecordedStep[]): Chain => {
  const chain: { squadId: number; steps: RecordedStep[] }[] = [];
  for (const step of steps) {
    if (isSnapshot(step.event)) chain.push({ squadId: chain.length + 1, steps: [] });
    chain.at(-1)?.steps.push(step);
  }
  return chain;
};

/** The squads of a seeded market from their beginnings to their ends. */
const chains = (): readonly Chain[] => {
  const ended: Chain[] = [];
  const onEnd = ({ moves }: Life) => void ended.push(chainOf(logOf(moves, () => '')));
  new Market(29, { onEnd, judges: false }).run(150);
  return ended;
};

const moneyOf = (chain: Chain, terms: OtherTerms) => {
  const { gains, rewarded, dearer, stopped } = replayOtherwise(chain, terms);
  return { gains: [...gains].filter(([, amount]) => amount !== 0), rewarded, dearer, stopped };
};

/** Every term as it is, but rates and percents, which squads may have had others of. */
const usual: OtherTerms = Object.fromEntries(
  askedTermNames.filter((name) => !name.startsWith('rate-')).map((name) => [name, askedTerms[name].usual]),
);

test('every term asked about as it is leads every squad to the same money', () => {
  let touched = 0;
  for (const chain of chains()) {
    expect(moneyOf(chain, usual)).toEqual(moneyOf(chain, {}));
    if (touches(usual, chain)) touched += 1;
  }
  expect(touched).toBeGreaterThan(100);
});

test('terms that do not touch a squad leave its money as it was, and nobody’s payment means no money', () => {
  const counts = { touched: 0, changed: 0, untouched: 0, unpaid: 0 };
  for (const chain of chains()) {
    expect(isWhole(chain)).toBe(true);
    const was = moneyOf(chain, {});
    if (!isPaid(chain)) {
      counts.unpaid += 1;
      expect(was.gains).toEqual([]);
    }
    for (const terms of asked) {
      const would = moneyOf(chain, terms);
      if (touches(terms, chain)) {
        counts.touched += 1;
        if (JSON.stringify(would) !== JSON.stringify(was)) counts.changed += 1;
        continue;
      }
      counts.untouched += 1;
      expect(would).toEqual(was);
    }
  }
  expect(Math.min(counts.unpaid, counts.untouched, counts.changed)).toBeGreaterThan(10);
});
