import { spanInWords } from '../text/spans-in-words';
import { type StateTable, type TableGuards, nextState } from '../lifecycle/state-table';
import type { PublicSquad, SquadSide } from './facts/squad-context';
import { earlyFinishTerms } from './facts/squad-limits';
import { earlyFinishAwaits } from './selectors/sides';

/** The squad's events of the same names, with only the fields that a request needs. */
export type EarlyFinishEvent =
  | { readonly type: 'squad.requestEarlyFinish' | 'squad.earlyFinishExpired' }
  | { readonly type: 'squad.answerEarlyFinish'; readonly confirmed: boolean };

export interface EarlyFinishFacts {
  /**
   * The side that made the request: the mates' silence grants a payer's request, the payers' silence refuses a mate's.
   */
  readonly side: SquadSide;
  /** How many people of the other side have not agreed yet, after the present event. */
  readonly awaited: number;
}

type EarlyFinishState = 'NONE' | 'REQUESTED' | 'AGREED';

type Guard = 'refused' | 'everybodyAgreed' | 'askedByPayer';

export const earlyFinishGuards: TableGuards<Guard, EarlyFinishFacts, EarlyFinishEvent> = {
  refused: ({ event }) => event.type === 'squad.answerEarlyFinish' && !event.confirmed,
  everybodyAgreed: ({ context }) => context.awaited === 0,
  askedByPayer: ({ context }) => context.side === 'PAYER',
};

/** The states of a request to finish a game early (domain rules, section 1, confirm early finish). */
export const earlyFinishStates = {
  NONE: {
    description: 'Никто не просит закончить раньше',
    on: { 'squad.requestEarlyFinish': { description: 'попросили закончить раньше', target: 'REQUESTED' } },
  },
  REQUESTED: {
    description: `Другая сторона отвечает, ${spanInWords(earlyFinishTerms.answer)}; нужно согласие каждого`,
    on: {
      'squad.answerEarlyFinish': [
        { description: 'кто-то не согласен', guard: 'refused', target: 'NONE' },
        { description: 'согласился каждый', guard: 'everybodyAgreed', target: 'AGREED' },
      ],
      'squad.earlyFinishExpired': [
        { description: 'срок вышел, просил плательщик', guard: 'askedByPayer', target: 'AGREED' },
        { description: 'срок вышел, просил напарник', target: 'NONE' },
      ],
    },
  },
  AGREED: { description: 'Согласились: игра завершается, несыгранное возвращается', type: 'final' },
} as const satisfies StateTable<EarlyFinishState, EarlyFinishEvent['type'], Guard>;

/** The state of the request after this event; an agreement in the event must already be stored in `squad`. */
export const earlyFinishAfter = (squad: PublicSquad, event: EarlyFinishEvent): EarlyFinishState =>
  nextState<EarlyFinishState, Guard, EarlyFinishFacts, EarlyFinishEvent>(
    earlyFinishStates,
    earlyFinishGuards,
    squad.earlyFinish ? 'REQUESTED' : 'NONE',
    { context: { side: squad.earlyFinish?.side ?? 'PAYER', awaited: earlyFinishAwaits(squad).length }, event },
  );
