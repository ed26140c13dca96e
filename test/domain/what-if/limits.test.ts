import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { days, hours } from '#domain/time/durations.ts';
import { isLimited, limitedWithin, limitsBy, type RecordedStrike, strikeTermsUnder } from '#domain/what-if/limits.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { strikesUnder, sumUpStrikes } from '#domain/what-if/strikes.ts';

const start = Date.UTC(2026, 0, 15, 12);

const strike = (at: number, facts: Partial<RecordedStrike> = {}): RecordedStrike => ({
  mateId: 'mate',
  at: start + at,
  forgivenAt: null,
  steps: [],
  ...facts,
});

/** Times without orders by these terms, in hours since the start. */
const offBy = (strikes: readonly RecordedStrike[], terms: OtherTerms = {}) =>
  (limitsBy(strikes, strikeTermsUnder(terms) ?? strikeTerms).limits.get('mate') ?? []).map(({ from, until }) => [
    (from - start) / hours(1),
    (until - start) / hours(1),
  ]);

const three = [strike(0), strike(days(2)), strike(days(10))];

test('usually the second strike costs a day, the third a week', () => {
  expect(offBy(three)).toEqual([
    [48, 72],
    [240, 240 + 7 * 24],
  ]);
});

test.each<[OtherTerms, readonly (readonly number[])[]]>([
  [
    { 'strike-first': 12 },
    [
      [0, 12],
      [48, 72],
      [240, 240 + 7 * 24],
    ],
  ],
  [{ 'strike-second': 0 }, [[240, 240 + 7 * 24]]],
  // The third strike comes while the second one's term lasts.
  [{ 'strike-second': 10 * 24, 'strike-third': 24 }, [[48, 288]]],
  // Each strike is gone before the next one comes.
  [{ 'strike-days': 1 }, []],
])('by %j orders are off at %j', (terms, off) => {
  expect(offBy(three, terms)).toEqual(off);
});

test('a strike that was forgiven counts until then, and no longer', () => {
  const forgiven = [strike(0), strike(days(1), { forgivenAt: start + days(1) + hours(6) }), strike(days(3))];
  expect(offBy(forgiven)).toEqual([
    [24, 30],
    [72, 96],
  ]);
  expect(offBy(forgiven, { 'strike-second': 3 })).toEqual([
    [24, 27],
    [72, 75],
  ]);
});

test('at the moment of the strike its step is still made; at the end of its term orders are on', () => {
  const { limits } = limitsBy([strike(0), strike(0)], strikeTerms);
  const at = (ms: number) => isLimited(limits, 'mate', start + ms);
  expect([at(0), at(1), at(hours(24) - 1), at(hours(24))]).toEqual([false, true, true, false]);
  expect(isLimited(limits, 'other', start + 1)).toBe(false);
});

test('a strike of a squad that a mate without orders could not have joined was never given', () => {
  const accepted = { type: 'squad.accept', by: 'mate', at: start + hours(30), hasSquad: false, active: true } as const;
  const strikes = [strike(0), strike(hours(40), { steps: [accepted] })];
  expect(offBy(strikes)).toEqual([[40, 64]]);
  expect(offBy(strikes, { 'strike-first': 36 })).toEqual([[0, 36]]);
  expect(offBy(strikes, { 'strike-first': 30 })).toEqual([
    [0, 30],
    [40, 64],
  ]);
});

test('an administrator decides from the asked strike on', () => {
  expect(limitsBy(three, strikeTerms).decisions).toEqual([]);
  const asked = strikeTermsUnder({ 'strike-decided': 2 });
  expect(asked && limitsBy(three, asked).decisions).toEqual([start + days(2), start + days(10)]);
});

test('only what lies within the period counts', () => {
  const { limits } = limitsBy(three, strikeTerms);
  const within = limitedWithin(limits, { from: start + days(2) + hours(12), until: start + days(11) });
  expect([...within]).toEqual([['mate', hours(12) + days(1)]]);
});

test('mates are summed up with the squads that had become impossible, and those alike are left out', () => {
  const asked = strikesUnder({ 'strike-first': 2 }, [...three, strike(0, { mateId: 'other' })]);
  const period = { from: start, until: start + days(90) };
  expect(asked && sumUpStrikes(asked, [{ limited: 'mate' }, { limited: null }], period)).toEqual({
    mates: [
      { userId: 'mate', was: days(8), would: days(8) + hours(2), refused: 1 },
      { userId: 'other', was: 0, would: hours(2), refused: 0 },
    ],
    decisions: { was: 0, would: 0 },
  });
  expect(strikesUnder({ 'lobby-mates': 3 }, three)).toBeNull();
  const same = strikesUnder({ 'strike-third': 7 * 24 }, three);
  expect(same && sumUpStrikes(same, [], period).mates).toEqual([]);
});
