import { setup } from 'xstate';
import type { DisputeStatus } from '../enums/dispute-status';
import { phantom } from './machine/phantom';
import type { SquadEventOf } from './squad-event';

export type DisputeEvent =
  | Pick<SquadEventOf<'squad.openDispute'>, 'type'>
  | Pick<SquadEventOf<'squad.answerDispute'>, 'type' | 'granted'>
  | Pick<SquadEventOf<'squad.decideDispute'>, 'type'>
  | Pick<SquadEventOf<'squad.disputeAnswerExpired'>, 'type'>
  | Pick<SquadEventOf<'squad.disputeDecisionExpired'>, 'type'>;

interface Context {
  /** How many of the other side have still not granted, the answer under way counted as given. */
  readonly awaited: number;
}

/** NONE: nobody has opened one. */
export type DisputeState = 'NONE' | DisputeStatus;

/** The course of a dispute within a squad; the squad's own steps ask it which status follows (domain rules, Dispute). */
export const disputeMachine = setup({
  types: { context: phantom<Context>(), input: phantom<Context>(), events: phantom<DisputeEvent>() },
  guards: {
    refused: ({ event }) => event.type === 'squad.answerDispute' && !event.granted,
    everybodyGranted: ({ context }) => context.awaited === 0,
  },
}).createMachine({
  id: 'dispute',
  description: 'Спор о деньгах сквада',
  context: ({ input }) => input,
  initial: 'NONE',
  states: {
    NONE: { description: 'Спора нет', on: { 'squad.openDispute': 'NEW' } },
    NEW: {
      description: 'Другая сторона отвечает; молчание сутки — согласие',
      on: {
        'squad.answerDispute': [
          { guard: 'refused', target: 'IN_PROGRESS' },
          { guard: 'everybodyGranted', target: 'CLOSED' },
        ],
        'squad.disputeAnswerExpired': 'CLOSED',
      },
    },
    IN_PROGRESS: {
      description: 'Решает модератор; не решил за 14 дней — всё возвращается',
      on: { 'squad.decideDispute': 'CLOSED', 'squad.disputeDecisionExpired': 'CLOSED' },
    },
    CLOSED: { description: 'Решено, деньги разошлись', type: 'final' },
  },
});
