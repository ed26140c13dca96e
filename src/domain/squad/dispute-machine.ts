import { setup, transition } from 'xstate';
import { disputeTerms } from './facts/squad-settings';
import { spanText } from '../text/spans';
import { spanInWords } from '../text/spans-in-words';
import type { DisputeStatus } from './facts/squad-enums';
import { phantom } from '../phantom';
import { disputeAwaits } from './questions/sides';
import type { PublicSquad } from './facts/squad-context';

/** The squad's events of the same names, as far as a dispute asks. */
type DisputeEvent =
  | { readonly type: 'squad.openDispute' | 'squad.decideDispute' }
  | { readonly type: 'squad.answerDispute'; readonly granted: boolean }
  | { readonly type: 'squad.disputeAnswerExpired' | 'squad.disputeDecisionExpired' };

interface Context {
  /** How many of the other side have still not granted, the answer under way counted as given. */
  readonly awaited: number;
}

/** NONE: nobody has opened one. */
type DisputeState = 'NONE' | DisputeStatus;

/**
 * The course of a dispute within a squad; the squad's own steps ask it which status follows (domain rules, Dispute).
 */
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
    NONE: { description: 'Спора нет', on: { 'squad.openDispute': { description: 'спор открыт', target: 'NEW' } } },
    NEW: {
      description: `Другая сторона отвечает; молчание ${spanInWords(disputeTerms.answer)} — согласие`,
      on: {
        'squad.answerDispute': [
          { description: 'другая сторона не согласна', guard: 'refused', target: 'IN_PROGRESS' },
          { description: 'согласился каждый', guard: 'everybodyGranted', target: 'CLOSED' },
        ],
        'squad.disputeAnswerExpired': { description: 'срок ответа вышел', target: 'CLOSED' },
      },
    },
    IN_PROGRESS: {
      description: `Решает модератор; не решил за ${spanText(disputeTerms.decision)} — всё возвращается`,
      on: {
        'squad.decideDispute': { description: 'модератор решил', target: 'CLOSED' },
        'squad.disputeDecisionExpired': { description: 'срок решения вышел', target: 'CLOSED' },
      },
    },
    CLOSED: { description: 'Решено, деньги разошлись', type: 'final' },
  },
});

/** Where the squad's dispute goes with this event, a grant in it already written down. */
export const disputeAfter = (context: PublicSquad, event: DisputeEvent): DisputeState => {
  const value = context.dispute?.status ?? 'NONE';
  const [next] = transition(
    disputeMachine,
    disputeMachine.resolveState({ value, context: { awaited: disputeAwaits(context).length } }),
    event,
  );
  return next.value;
};
