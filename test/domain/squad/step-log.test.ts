import { type LoggedSquadStep, replaySquad, squadLog } from '#domain/squad/step-log.ts';
import { squadLives } from '../../lifecycle/life-makers';
import { hexOf, randomLifeOf } from '../../lifecycle/random-life';
import { seededRandom } from '../../support/seeded-random';

const random = seededRandom();
/** A life of at least six steps. */
const life = (): readonly LoggedSquadStep[] => {
  for (;;) {
    const steps = randomLifeOf(squadLives, random, 8);
    if (steps.length > 6) return steps;
  }
};
const faultsOf = (steps: readonly LoggedSquadStep[]) => replaySquad(steps, hexOf).map(({ fault }) => fault);
const none = (count: number) => Array.from({ length: count }, () => null);

test('a log leads to the state of each step, also after it was stored as JSON', () => {
  const steps = life();
  const replayed = replaySquad(JSON.parse(JSON.stringify(steps)), hexOf);
  expect(replayed.map(({ fault }) => fault)).toEqual(none(steps.length));
  expect(replayed.every(({ state }) => state !== null)).toBe(true);
});

test('where a step is missing nothing after it is guessed, and what was before it stays', () => {
  const steps = life();
  const left = steps.filter(({ number }) => number !== 3);
  const replayed = replaySquad(left, hexOf);
  expect(replayed[3]).toMatchObject({ number: 4, fault: 'MISSING', state: null });
  expect(replayed.slice(0, 3).map(({ fault }) => fault)).toEqual(none(3));
  expect(new Set(replayed.slice(4).map(({ fault }) => fault))).toEqual(new Set(['AFTER_FAULT']));
});

test('a step with another hash is told, and the next snapshot is believed again', () => {
  const steps = life();
  const [first] = steps;
  if (!first) throw new Error('a life has a beginning');
  const broken = steps.map((one) => (one.number === 2 ? { ...one, hash: hexOf('else') } : one));
  const found = { ...first, number: steps.length };
  const faults = faultsOf([...broken, found]);
  expect(faults[2]).toBe('OTHER_STATE');
  expect(faults.at(-1)).toBeNull();
});

test.each([
  ['a version of the rules that does not exist yet', { rules: squadLog.rules + 1 }, 'OTHER_RULES'],
  ['an older version that led elsewhere', { rules: squadLog.rules - 1, hash: hexOf('else') }, 'OTHER_RULES'],
  ['an event that nobody knows', { event: { type: 'squad.flies', by: 'owner', at: 0 } }, 'UNKNOWN_EVENT'],
  ['an event that the rules refuse', { event: { type: 'squad.leave', by: 'stranger', at: 0 } }, 'REFUSED'],
])('%s is one sentence at its step', (_what, wrong, fault) => {
  const steps = life().map((one) => (one.number === 2 ? { ...one, ...wrong } : one));
  expect(faultsOf(steps as readonly LoggedSquadStep[])[2]).toBe(fault);
});
