import { judgePair } from '#domain/risk/judge-pair.ts';
import { noFacts, type PairFacts, riskBounds, riskTerms } from '#domain/risk/signals.ts';

/** A newcomer's only game, without a word. */
const quiet = { age: 0, games: 1, silent: 1 };

describe('two accounts look like one person', () => {
  test.each<[string, Partial<PairFacts>]>([
    ['they withdraw to the same requisites', { sameRequisites: true }],
    ['one card pays for both', { sameCard: true }],
    ['one browser, an account of today', { device: 2, age: 0, games: 1 }],
    ['a game without a word that was over at once', { ...quiet, unplayed: 1 }],
    ['the mate’s clients are one person', { ...quiet, clients: 2, kinClients: 2 }],
    ['nearly all of the mate’s newcomers never spoke', { ...quiet, clients: 5, emptyClients: 4 }],
    ['the third account of one computer within a day', { newcomers: 2 }],
  ])('%s', (_why, facts) => {
    expect(judgePair({ ...noFacts, ...facts }).marked).toBe(true);
  });
});

describe('two accounts do not look like one person', () => {
  test.each<[string, Partial<PairFacts>]>([
    ['nothing is known', {}],
    ['a newcomer’s first game without a word', quiet],
    ['a family at one computer that talks and plays', { device: 3, network: 3, games: 4, otherGames: 2 }],
    ['neighbours of a dormitory', { ...quiet, network: 150, clients: 6, nearClients: 5 }],
    ['regulars of a club', { ...quiet, device: 30, network: 60 }],
    ['a friend who was invited', { referral: true, age: 0, games: 1, network: 2 }],
  ])('%s', (_why, facts) => {
    expect(judgePair({ ...noFacts, ...facts }).marked).toBe(false);
  });
});

test('a crowd of accounts makes a shared device say less, and nothing at last', () => {
  const scores = [2, riskBounds.device.small, riskBounds.crowd - 1, riskBounds.crowd].map(
    (device) => judgePair({ ...noFacts, device }).score,
  );
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(scores.at(-1)).toBe(0);
});

test('the verdict names its reasons, the weightiest first, and never exceeds a hundred', () => {
  const facts = { ...noFacts, ...quiet, sameRequisites: true, sameCard: true, network: 2 };
  const { score, reasons } = judgePair(facts);
  expect(score).toBe(100);
  expect(reasons.slice(0, 3)).toEqual(['SAME_REQUISITES', 'SAME_CARD', 'SILENT']);
});

test('operators set from which score a pair is marked', () => {
  const facts = { ...noFacts, sameCard: true };
  expect(judgePair(facts, riskTerms.markedFrom + 1).marked).toBe(false);
});
