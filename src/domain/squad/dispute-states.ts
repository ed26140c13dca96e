import { spanText } from '../text/spans';
import { spanInWords } from '../text/spans-in-words';
import type { StateTable, TableGuards } from '../lifecycle/state-table';
import { nextState } from '../lifecycle/state-table';
import type { PublicSquad } from './facts/squad-context';
import type { DisputeStatus } from './facts/squad-enums';
import { disputeTerms } from './facts/squad-limits';
import { disputeAwaits } from './selectors/sides';

/** The squad's events of the same names, with only the fields that a dispute needs. */
export type DisputeEvent =
  | { readonly type: 'squad.openDispute' | 'squad.decideDispute' }
  | { readonly type: 'squad.answerDispute'; readonly granted: boolean }
  | { readonly type: 'squad.disputeAnswerExpired' | 'squad.disputeDecisionExpired' };

export interface DisputeFacts {
  /** How many people of the other side have not granted it yet, after the present event. */
  readonly awaited: number;
}

/** NONE: no dispute was opened. */
type DisputeState = 'NONE' | DisputeStatus;

type Guard = 'refused' | 'everybodyGranted';

export const disputeGuards: TableGuards<Guard, DisputeFacts, DisputeEvent> = {
  refused: ({ event }) => event.type === 'squad.answerDispute' && !event.granted,
  everybodyGranted: ({ context }) => context.awaited === 0,
};

/** The states of a dispute within a squad (domain rules, section 1, Dispute). */
export const disputeStates = {
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
} as const satisfies StateTable<DisputeState, DisputeEvent['type'], Guard>;

/** The state of the squad's dispute after this event; a grant in the event must already be stored in `squad`. */
export const disputeAfter = (squad: PublicSquad, event: DisputeEvent): DisputeState =>
  nextState<DisputeState, Guard, DisputeFacts, DisputeEvent>(
    disputeStates,
    disputeGuards,
    squad.dispute?.status ?? 'NONE',
    { context: { awaited: disputeAwaits(squad).length }, event },
  );
