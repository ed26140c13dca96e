import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { disputableUntil } from '#domain/squad/disputable-until.ts';
import { deadlinesOf } from '#domain/squad/deadlines.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';

const opens = (walk: Walk, by: string, wantedPercent = 60): Walk =>
  walk.fresh().send({ type: 'squad.openDispute', by, at: walk.at, wantedPercent });
const answers = (walk: Walk, by: string, granted: boolean): Walk =>
  walk.send({ type: 'squad.answerDispute', by, at: walk.at, granted });
const decides = (walk: Walk, refundPercent: number): Walk =>
  walk.send({ type: 'squad.decideDispute', by: { admin: 'admin' }, at: walk.at, refundPercent });
const finished = (): Walk => sampleSquad.FINISHED();

test('a finished game can be disputed by those whose money it is, until the day after it is over', () => {
  const { state, at } = finished();
  const until = (state.context.finishedAt ?? 0) + disputeTerms.openWithin;
  expect(disputableUntil(state, 'client', at)).toBe(until);
  expect(disputableUntil(state, 'mate', until - 1)).toBe(until);
  expect(disputableUntil(state, 'client', until)).toBeNull();
  expect(disputableUntil(state, 'stranger', at)).toBeNull();
  expect(disputableUntil(opens(finished(), 'client').state, 'owner', at)).toBeNull();
  expect(disputableUntil(sampleSquad.IN_A_GAME().state, 'client', at)).toBeNull();
});

test('a dispute freezes the settlement', () => {
  const walk = opens(finished(), 'client');
  expect(walk.history()).toEqual(['DISPUTE_CREATED']);
  expect(deadlinesOf(walk.state).map((due) => due.kind)).toEqual(['squad.disputeAnswerExpired']);
  expect(squadRefusal(walk.state, { type: 'squad.confirm', by: 'owner', at: walk.at })).toBe('SQUADS_INVALID_STATE');
});

test('granted: the wanted percent is refunded as DISPUTE, the rest is settled', () => {
  const walk = answers(opens(finished(), 'client'), 'mate', true);
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([78_000, 39_000]);
  expect(walk.all('refundPayment').every((refund) => refund.as === 'DISPUTE')).toBe(true);
  expect(walk.paidTo('mate')).toBe(63_960);
  expect(walk.history()).toEqual(['DISPUTE_CREATED', 'UPDATED', 'WITHDRAWN']);
});

test('what was settled when the game ended is not settled again', () => {
  const begun = sampleSquad.STARTED().does('mate', 'squad.confirm').does('owner', 'squad.confirm');
  const walk = opens(begun, 'mate', 15).does('mate', 'squad.leave');
  expect(walk.context.settledAt).toBe(walk.at);
  walk.after(24 * 60).timer('squad.disputeAnswerExpired');
  expect(walk.context.dispute?.status).toBe('CLOSED');
  expect(walk.history().filter((line) => line === 'WITHDRAWN')).toHaveLength(1);
  expect(walk.all('payReferrals')).toHaveLength(1);
});

test('a day of silence grants what the dispute asks', () => {
  const walk = opens(finished(), 'client', 100)
    .after(24 * 60)
    .timer('squad.disputeAnswerExpired');
  expect(walk.returnedTo('owner')).toBe(130_000);
  expect(walk.context.dispute).toMatchObject({ status: 'CLOSED', decidedPercent: 100 });
});

test('a moderator decides what the mate refuses', () => {
  const walk = answers(opens(finished(), 'client'), 'mate', false);
  expect(walk.context.dispute?.status).toBe('IN_PROGRESS');
  expect(decides(walk, 0).paidTo('mate')).toBe(159_900);
});

test('a moderator decides only what was refused', () => {
  const walk = opens(finished(), 'client');
  const decide: SquadEvent = { type: 'squad.decideDispute', by: { admin: 'admin' }, at: walk.at, refundPercent: 10 };
  expect(squadRefusal(walk.state, decide)).toBe('SQUADS_INVALID_STATE');
});

test('no moderator for two weeks: everything is refunded', () => {
  const walk = answers(opens(finished(), 'mate', 0), 'client', false)
    .after(14 * 24 * 60)
    .timer('squad.disputeDecisionExpired');
  expect([walk.returnedTo('owner'), walk.returnedTo('client')]).toEqual([130_000, 65_000]);
});

test('all payers must grant what a mate wants', () => {
  const walk = answers(opens(finished(), 'mate', 0), 'owner', true);
  expect(walk.context.dispute?.status).toBe('NEW');
  expect(answers(walk, 'client', true).paidTo('mate')).toBe(159_900);
});

test('there is one dispute, in time, before the settlement, by people whose money it is', () => {
  const open = (walk: Walk, by: string): SquadEvent => ({
    type: 'squad.openDispute',
    by,
    at: walk.at,
    wantedPercent: 50,
  });
  const walk = opens(finished(), 'client');
  expect(squadRefusal(walk.state, open(walk, 'owner'))).toBe('SQUADS_DISPUTE_ALREADY_CREATED');
  const late = finished().after(23 * 60);
  expect(squadRefusal(late.state, open(late, 'client'))).toBe('SQUADS_DISPUTE_TOO_LATE');
  const settled = finished().does('owner', 'squad.confirm').does('client', 'squad.confirm');
  expect(squadRefusal(settled.state, open(settled, 'mate'))).toBe('SQUADS_DISPUTE_CONFIRMED');
  const content = finished().does('client', 'squad.confirm');
  expect(squadRefusal(content.state, open(content, 'client'))).toBe('SQUADS_DISPUTE_CONFIRMED');
});

test('a dispute in a game is settled with the game', () => {
  const walk = answers(opens(sampleSquad.IN_A_GAME(), 'client', 50), 'mate', true);
  expect(walk.state.value).toBe('IN_A_GAME');
  walk
    .after(40)
    .timer('squad.durationElapsed')
    .after(24 * 60)
    .timer('squad.settlementDue');
  expect(walk.paidTo('mate')).toBe(79_950);
});

test('a mate who left the game answers about their part', () => {
  const walk = opens(sampleSquad.IN_A_GAME().does('mate', 'squad.leave'), 'client', 100);
  expect(answers(walk, 'mate', true).paidTo('mate')).toBe(0);
  expect([walk.returnedTo('owner'), walk.returnedTo('client')].reduce((sum, part) => sum + part)).toBe(65_000);
});
