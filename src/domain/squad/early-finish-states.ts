import { spanInWords } from '../text/spans-in-words';
import { type StateTable, type TableGuards, nextState } from './state-table';
import type { PublicSquad, SquadSide } from './facts/squad-context';
import { earlyFinishTerms } from './facts/squad-limits';
import { earlyFinishAwaits } from './selectors/sides';

/** The squad's events of the same names, as far as a request asks. */
export type EarlyFinishEvent =
  | { readonly type: 'squad.requestEarlyFinish' | 'squad.earlyFinishExpired' }
  | { readonly type: 'squad.answerEarlyFinish'; readonly confirmed: boolean };

export interface EarlyFinishFacts {
  /** Who asked: mates' silence grants what a payer asked, payers' silence refuses what a mate asked. */
  readonly side: SquadSide;
  /** How many of the other side have still not agreed, the answer under way counted as given. */
  readonly awaited: number;
}

type EarlyFinishState = 'NONE' | 'REQUESTED' | 'AGREED';

type Guard = 'refused' | 'everybodyAgreed' | 'askedByPayer';

export const earlyFinishGuards: TableGuards<Guard, EarlyFinishFacts, EarlyFinishEvent> = {
  refused: ({ event }) => event.type === 'squad.answerEarlyFinish' && !event.confirmed,
  everybodyAgreed: ({ context }) => context.awaited === 0,
  askedByPayer: ({ context }) => context.side === 'PAYER',
};

/** A request to end a game early (domain rules, section 1). */
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

/** Where the request to finish early goes with this event, an agreement in it already written down. */
export const earlyFinishAfter = (squad: PublicSquad, event: EarlyFinishEvent): EarlyFinishState =>
  nextState<EarlyFinishState, Guard, EarlyFinishFacts, EarlyFinishEvent>(
    earlyFinishStates,
    earlyFinishGuards,
    squad.earlyFinish ? 'REQUESTED' : 'NONE',
    { context: { side: squad.earlyFinish?.side ?? 'PAYER', awaited: earlyFinishAwaits(squad).length }, event },
  );
