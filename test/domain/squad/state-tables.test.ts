import { transition } from 'xstate';
import { type StateTable, nextState } from '#domain/lifecycle/state-table.ts';
import { disputeStates, type DisputeEvent, disputeGuards } from '#domain/squad/dispute-states.ts';
import { disputeMachine } from '#domain/squad/dispute-machine.ts';
import { earlyFinishStates, type EarlyFinishEvent, earlyFinishGuards } from '#domain/squad/early-finish-states.ts';
import { earlyFinishMachine } from '#domain/squad/early-finish-machine.ts';

const namesOf = <Stage extends string>(course: StateTable<Stage, string, string>): readonly Stage[] =>
  Object.keys(course).filter((name): name is Stage => name in course);

const cross = <A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]) =>
  as.flatMap((a) => bs.flatMap((b) => cs.map((c) => [a, b, c] as const)));

describe('a course and its machine go the same ways', () => {
  const disputeEvents: readonly DisputeEvent[] = [
    { type: 'squad.openDispute' },
    { type: 'squad.answerDispute', granted: true },
    { type: 'squad.answerDispute', granted: false },
    { type: 'squad.decideDispute' },
    { type: 'squad.disputeAnswerExpired' },
    { type: 'squad.disputeDecisionExpired' },
  ];
  test.each(cross(namesOf(disputeStates), disputeEvents, [0, 1]))(
    'a dispute: %s, %j, %d awaited',
    (at, event, awaited) => {
      const context = { awaited };
      const [next] = transition(disputeMachine, disputeMachine.resolveState({ value: at, context }), event);
      expect(nextState(disputeStates, disputeGuards, at, { context, event })).toBe(next.value);
    },
  );

  const earlyFinishEvents: readonly EarlyFinishEvent[] = [
    { type: 'squad.requestEarlyFinish' },
    { type: 'squad.answerEarlyFinish', confirmed: true },
    { type: 'squad.answerEarlyFinish', confirmed: false },
    { type: 'squad.earlyFinishExpired' },
  ];
  const asked = cross(['PAYER', 'MATE'] as const, [0, 1], [null]).map(([side, awaited]) => ({ side, awaited }));
  test.each(cross(namesOf(earlyFinishStates), earlyFinishEvents, asked))(
    'an early finish: %s, %j, %j',
    (at, event, context) => {
      const [next] = transition(earlyFinishMachine, earlyFinishMachine.resolveState({ value: at, context }), event);
      expect(nextState(earlyFinishStates, earlyFinishGuards, at, { context, event })).toBe(next.value);
    },
  );
});
