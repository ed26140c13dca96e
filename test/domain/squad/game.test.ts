import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';

/** Twenty of sixty minutes have passed; owner and friend paid 1300 rubles, the client 650; one mate. */
const game = (): Walk => sampleSquad.IN_A_GAME().fresh();

const requests = (walk: Walk, by: string): Walk => walk.send({ type: 'squad.requestEarlyFinish', by, at: walk.at });
const answers = (walk: Walk, by: string, confirmed: boolean): Walk =>
  walk.send({ type: 'squad.answerEarlyFinish', by, at: walk.at, confirmed });

test('a client who leaves a game gets nothing back', () => {
  const walk = game().does('client', 'squad.leave');
  expect(walk.all('refundPayment')).toEqual([]);
  expect(walk.state.value).toBe('IN_A_GAME');
});

test('a mate who leaves a game returns the unplayed part, gets a strike, and is paid the played part at the settlement', () => {
  const walk = game().does('mate', 'squad.leave');
  expect(walk.state.value).toBe('FINISHED');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([86_666, 43_334]);
  expect(walk.all('addStrike')).toEqual([{ userId: 'mate', gameId: 'cs2', reason: 'LEFT_GAME' }]);
  walk.after(24 * 60).timer('squad.settlementDue');
  expect(walk.all('payMate')).toEqual([{ mateId: 'mate', gross: 65_000, percent: 82, amount: 53_300 }]);
});

test('the clock ends the game and a day later pays the mate', () => {
  const walk = game().after(40).timer('squad.durationElapsed');
  expect(walk.history()).toEqual(['FINISHED']);
  walk
    .fresh()
    .after(24 * 60)
    .timer('squad.settlementDue');
  expect(walk.all('payMate')).toEqual([{ mateId: 'mate', gross: 195_000, percent: 82, amount: 159_900 }]);
  expect(walk.all('takeServicePart')).toEqual([{ amount: 35_100 }]);
  expect(walk.history()).toEqual(['WITHDRAWN']);
});

test('all payers content: the mate is paid at once', () => {
  const walk = game().after(40).timer('squad.durationElapsed').fresh().does('client', 'squad.confirm');
  expect(walk.all('payMate')).toEqual([]);
  expect(walk.does('owner', 'squad.confirm').history()).toEqual(['CONFIRMED', 'CONFIRMED', 'WITHDRAWN']);
  expect(walk.all('cancelDeadline')).toEqual([{ kind: 'squad.settlementDue', subject: '' }]);
});

test('a client may ask to finish early: at least half is charged', () => {
  const walk = answers(requests(game(), 'client'), 'mate', true);
  expect(walk.history()).toEqual(['EARLY_FINISH_REQUESTED', 'EARLY_FINISH_CONFIRMED', 'FINISHED']);
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([65_000, 32_500]);
});

test('requested by the mate: played time is rounded up to a quarter of an hour', () => {
  const walk = answers(answers(requests(game().after(12), 'mate'), 'owner', true), 'client', true);
  expect(walk.state.value).toBe('FINISHED');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([32_500, 16_250]);
});

test('the other side is unanimous, one no is enough', () => {
  const walk = answers(requests(game(), 'mate'), 'owner', true);
  expect(walk.state.value).toBe('IN_A_GAME');
  expect(answers(walk, 'client', false).history()).toContain('EARLY_FINISH_REJECTED');
  expect(walk.all('refundPayment')).toEqual([]);
});

test('a silent mate means yes, a silent client no', () => {
  expect(requests(game(), 'client').after(5).timer('squad.earlyFinishExpired').state.value).toBe('FINISHED');
  const walk = requests(game(), 'mate').after(5).timer('squad.earlyFinishExpired');
  expect(walk.state.value).toBe('IN_A_GAME');
  expect(walk.context.earlyFinish).toBeNull();
});

test('nobody can request it in the first ten minutes, while a request is open, or a third time', () => {
  const ask = (walk: Walk): SquadEvent => ({ type: 'squad.requestEarlyFinish', by: 'mate', at: walk.at });
  const cannot = 'SQUADS_CANNOT_REQUEST_EARLY_FINISH';
  const early = sampleSquad.STARTED().does('mate', 'squad.confirm').does('owner', 'squad.confirm').after(9);
  expect(squadRefusal(early.state, ask(early))).toBe(cannot);
  const walk = requests(game(), 'client');
  expect(squadRefusal(walk.state, ask(walk))).toBe(cannot);
  answers(requests(answers(walk, 'mate', false), 'client'), 'mate', false);
  expect(squadRefusal(walk.state, ask(walk))).toBe(cannot);
});

test('those who asked do not answer themselves', () => {
  const walk = requests(game(), 'client');
  expect(
    squadRefusal(walk.state, { type: 'squad.answerEarlyFinish', by: 'client', at: walk.at, confirmed: true }),
  ).toBe('SQUADS_INVALID_STATE');
});

test('an administrator ends a running game and sets the split', () => {
  const walk = game().disbands({ admin: 'admin' }, 40);
  expect(walk.state.value).toBe('DISBANDED');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([52_000, 26_000]);
  expect(walk.all('payMate')).toEqual([{ mateId: 'mate', gross: 117_000, percent: 82, amount: 95_940 }]);
});

test('a finished squad can be repeated once, by its client owner, within thirty days, without a dispute', () => {
  const repeat = (walk: Walk, hasSquad = false): SquadEvent => ({
    type: 'squad.repeat',
    by: 'owner',
    at: walk.at,
    hasSquad,
  });
  const walk = sampleSquad.FINISHED();
  expect(squadRefusal(walk.state, repeat(walk, true))).toBe('SQUADS_HAS_SQUAD');
  expect(squadRefusal(walk.send(repeat(walk)).state, repeat(walk))).toBe('SQUADS_ALREADY_REPEATED');
  const old = sampleSquad.FINISHED().after(30 * 24 * 60);
  expect(squadRefusal(old.state, repeat(old))).toBe('SQUADS_NOT_REPEATABLE');
  const disputed = sampleSquad.FINISHED();
  disputed.send({ type: 'squad.openDispute', by: 'client', at: disputed.at, wantedPercent: 10 });
  expect(squadRefusal(disputed.state, repeat(disputed))).toBe('SQUADS_NOT_REPEATABLE');
});

test('once the time is up nobody leaves the game any more, whatever the clock has done yet', () => {
  const walk = game().after(40);
  for (const by of ['mate', 'client'])
    expect(squadRefusal(walk.state, { type: 'squad.leave', by, at: walk.at })).toBe('SQUADS_INVALID_STATE');
});
