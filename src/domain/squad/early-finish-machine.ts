import { setup } from 'xstate';
import { phantom } from './machine/phantom';
import type { SquadEventOf } from './squad-event';

export type EarlyFinishEvent =
  | Pick<SquadEventOf<'squad.requestEarlyFinish'>, 'type'>
  | Pick<SquadEventOf<'squad.answerEarlyFinish'>, 'type' | 'confirmed'>
  | Pick<SquadEventOf<'squad.earlyFinishExpired'>, 'type'>;

interface Context {
  /** Who asked: mates' silence grants what a payer asked, payers' silence refuses what a mate asked. */
  readonly side: 'PAYER' | 'MATE';
  /** How many of the other side have still not agreed, the answer under way counted as given. */
  readonly awaited: number;
}

export type EarlyFinishState = 'NONE' | 'REQUESTED' | 'AGREED';

/** A request to end a game early; the squad's own steps ask it what an answer or silence means (domain rules, section 1). */
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
    NONE: { description: 'Никто не просит закончить раньше', on: { 'squad.requestEarlyFinish': 'REQUESTED' } },
    REQUESTED: {
      description: 'Другая сторона отвечает, пять минут; нужно согласие каждого',
      on: {
        'squad.answerEarlyFinish': [
          { guard: 'refused', target: 'NONE' },
          { guard: 'everybodyAgreed', target: 'AGREED' },
        ],
        'squad.earlyFinishExpired': [{ guard: 'askedByPayer', target: 'AGREED' }, { target: 'NONE' }],
      },
    },
    AGREED: { description: 'Согласились: игра завершается, несыгранное возвращается', type: 'final' },
  },
});
