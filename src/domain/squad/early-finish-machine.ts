import { setup, transition } from 'xstate';
import { earlyFinishTerms } from './facts/squad-settings';
import { spanInWords } from '../text/spans-in-words';
import { phantom } from '../phantom';
import { earlyFinishAwaits } from './questions/sides';
import type { PublicSquad, SquadSide } from './facts/squad-context';

/** The squad's events of the same names, as far as a request asks. */
type EarlyFinishEvent =
  | { readonly type: 'squad.requestEarlyFinish' | 'squad.earlyFinishExpired' }
  | { readonly type: 'squad.answerEarlyFinish'; readonly confirmed: boolean };

interface Context {
  /** Who asked: mates' silence grants what a payer asked, payers' silence refuses what a mate asked. */
  readonly side: SquadSide;
  /** How many of the other side have still not agreed, the answer under way counted as given. */
  readonly awaited: number;
}

type EarlyFinishState = 'NONE' | 'REQUESTED' | 'AGREED';

/**
 * A request to end a game early; the squad's own steps ask it what an answer or silence means (domain rules, section
 * 1).
 */
export const earlyFinishMachine = setup({
  types: { context: phantom<Context>(), input: phantom<Context>(), events: phantom<EarlyFinishEvent>() },
  guards: {
    refused: ({ event }) => event.type === 'squad.answerEarlyFinish' && !event.confirmed,
    everybodyAgreed: ({ context }) => context.awaited === 0,
    askedByPayer: ({ context }) => context.side === 'PAYER',
  },
}).createMachine({
  id: 'earlyFinish',
  description: 'Досрочное завершение игры',
  context: ({ input }) => input,
  initial: 'NONE',
  states: {
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
  },
});

/** Where the request to finish early goes with this event, an agreement in it already written down. */
export const earlyFinishAfter = (context: PublicSquad, event: EarlyFinishEvent): EarlyFinishState => {
  const value = context.earlyFinish ? 'REQUESTED' : 'NONE';
  const facts = { side: context.earlyFinish?.side ?? 'PAYER', awaited: earlyFinishAwaits(context).length };
  const [next] = transition(earlyFinishMachine, earlyFinishMachine.resolveState({ value, context: facts }), event);
  return next.value;
};
