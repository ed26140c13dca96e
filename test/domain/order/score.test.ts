import type { MateLevel } from '#domain/mates/grade.ts';
import { type Arranged, arrangePage } from '#domain/order/arrange-page.ts';
import { type FitFacts, fitOf, misfits } from '#domain/order/fit.ts';
import { gini } from '#domain/order/place-figures.ts';
import { orderTerms, orderWeights, type PlaceFacts, placeScore } from '#domain/order/place-score.ts';
import { whatHelps } from '#domain/order/what-helps.ts';
import { whyHere } from '#domain/order/why-here.ts';

const facts: PlaceFacts = { mateId: 'm', accepted: 10, declined: 5, missed: 5, answerSeconds: 120, rating: 470 };
const now = Date.parse('2026-03-01T12:00:00Z');
const score = (part: Partial<PlaceFacts>, at = now) => placeScore({ ...facts, ...part }, at);

describe('the score', () => {
  test.each([
    ['who accepts more', { accepted: 15, declined: 0 }],
    ['who misses less', { missed: 0 }],
    ['who answers sooner', { answerSeconds: 30 }],
    ['who is rated better', { rating: 490 }],
  ])('of a mate %s is higher', (_who, part) => {
    expect(score(part)).toBeGreaterThan(score({}));
  });

  test('of somebody of whom nothing is known is the default of the column', () => {
    const unknown = { accepted: 0, declined: 0, missed: 0, answerSeconds: null, rating: 450 };
    const scores = Array.from({ length: 200 }, (_, turn) => score(unknown, now + turn * orderTerms.turn));
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeGreaterThan(4200);
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeLessThan(4600);
  });

  test.each([
    { accepted: 0, declined: 0, missed: 20, answerSeconds: 86_400, rating: 100 },
    { accepted: 20, declined: 0, missed: 0, answerSeconds: 0, rating: 500 },
    { answerSeconds: -5, rating: 900 },
  ])('stays within its scale: %j', (part) => {
    expect(score(part)).toBeGreaterThan(0);
    expect(score(part)).toBeLessThanOrEqual(orderTerms.scale);
  });

  test('of near equals changes with the turn, and not within it', () => {
    const turns = Array.from({ length: 10 }, (_, turn) => now + turn * orderTerms.turn);
    const isAhead = (at: number) => score({ mateId: 'a' }, at) > score({ mateId: 'b' }, at);
    expect(new Set(turns.map(isAhead))).toEqual(new Set([true, false]));
    const began = Math.floor(now / orderTerms.turn) * orderTerms.turn;
    expect(score({}, began)).toBe(score({}, began + orderTerms.turn - 1));
  });

  test('prefers nobody by weights that sum to nothing; takes no negative weight', () => {
    const nothing = { answer: 0, rating: 0, fit: 0 };
    expect(placeScore({ ...facts, rating: 500 }, now, nothing)).toBe(
      placeScore({ ...facts, missed: 20 }, now, nothing),
    );
    expect(() => placeScore(facts, now, { ...nothing, answer: -1 })).toThrow(RangeError);
    expect(() => placeScore(facts, now, { ...nothing, answer: Number.NaN })).toThrow(RangeError);
  });

  test('takes only the proportions of the weights', () => {
    const doubled = { answer: orderWeights.answer * 2, rating: orderWeights.rating * 2, fit: orderWeights.fit * 2 };
    expect(placeScore(facts, now, doubled)).toBe(placeScore(facts, now));
  });
});

describe('fit', () => {
  const wishes = { languages: ['en'], platform: 'PC', ranks: ['1:2'] } as const;
  const mate: FitFacts = { languages: ['en'], platforms: ['CROSS'], rankFits: true, isFree: true, bookable: false };
  test('is whole where everything wished is there, or nothing is wished', () => {
    expect(fitOf(wishes, mate)).toBe(1);
    expect(fitOf({ languages: [], platform: null, ranks: [] }, { ...mate, languages: [], rankFits: false })).toBe(1);
  });

  test.each([
    ['another language', { languages: ['ru'] }, misfits.language],
    ['another platform', { platforms: ['XBOX'] as const }, misfits.platform],
    ['another rank', { rankFits: false }, misfits.rank],
    ['only a later hour', { isFree: false, bookable: true }, misfits.laterHour],
    ['no hour', { isFree: false }, misfits.noHour],
  ])('is less with %s', (_what, part, fit) => {
    expect(fitOf(wishes, { ...mate, ...part })).toBe(fit);
  });
});

describe('a page', () => {
  const card = (userId: string, level: MateLevel, part: Partial<Arranged> = {}): Arranged => ({
    userId,
    level,
    standing: 5,
    score: 5000,
    newcomer: false,
    fit: 1,
    ...part,
  });
  const idsOf = (rows: readonly Arranged[]) => rows.map(({ userId }) => userId).join('');

  test('does not stand in one level for long, where another is near', () => {
    const page = [...'abcd'].map((id) => card(id, 'PRO')).concat(card('e', 'STAR'), card('f', 'PRO'));
    expect(idsOf(arrangePage(page))).toBe('abedcf');
    expect(idsOf(arrangePage(page.slice(0, 4)))).toBe('abcd');
  });

  test('has those first who fit, among the equally present and of one list', () => {
    const page = [
      card('a', 'PRO', { fit: 0.3 }),
      card('n', 'STAR', { newcomer: true, fit: 0.4 }),
      card('b', 'EXPERT'),
      card('g', 'PRO', { standing: 2, fit: 1 }),
    ];
    expect(idsOf(arrangePage(page))).toBe('bnag');
  });

  test('holds whom it held', () => {
    const page = [...'abcdefgh'].map((id, index) =>
      card(id, index % 3 === 0 ? 'STAR' : 'PRO', { fit: 1 / (index + 1) }),
    );
    expect([...idsOf(arrangePage(page))].sort().join('')).toBe('abcdefgh');
    expect(arrangePage([])).toEqual([]);
  });
});

test('what helps is said by how much, and not where it would change nothing', () => {
  const helps = whatHelps(facts);
  expect(helps.map(({ help }) => help)).toEqual(['ANSWER_ALL', 'ACCEPT_MORE', 'ANSWER_SOONER', 'BETTER_EVENINGS']);
  expect(whatHelps({ accepted: 20, declined: 0, missed: 0, answerSeconds: 20, rating: 495 })).toEqual([]);
});

test.each([
  [
    { rating: 4.98, reviewCount: 30, answerSeconds: 70 },
    { answersWithin: 1, rated: 4.9, newcomer: false },
  ],
  [
    { rating: 4.9, reviewCount: 2, answerSeconds: 900 },
    { answersWithin: null, rated: null },
  ],
  [
    { rating: 4.5, reviewCount: 40, newcomer: true as const },
    { answersWithin: null, rated: null, newcomer: true },
  ],
])('a card says of %j why it stands here: %j', (part, said) => {
  expect(whyHere({ onlineLevel: 2, active: true, ...part })).toMatchObject(said);
});

test.each([
  [[], 0],
  [[0, 0, 0], 0],
  [[3, 3, 3], 0],
  [[0, 0, 0, 4], 0.75],
  [[1, 2, 3], 2 / 9],
])('the unevenness of %j is %d', (shares, uneven) => {
  expect(gini(shares)).toBeCloseTo(uneven);
});
