import { squadSetup } from './machine/squad-setup';

/**
 * The life of a squad, the only definition of it. Status names are state names. It has no clock, no store and
 * calls nobody: facts come with the events, consequences leave as effects.
 */
export const squadMachine = squadSetup.createMachine({
  id: 'squad',
  description: 'Жизнь сквада',
  initial: 'PENDING',
  context: ({ input }) => input,
  states: {
    PENDING: { description: 'Сбор: ждём ответов на приглашения и участников' },
    READY: { description: 'Готовность: цена держится, участники платят, напарники подтверждают' },
    STARTED: { description: 'Лобби: владелец и напарники подтверждают, что на месте' },
    IN_A_GAME: { description: 'Идёт игра' },
    FINISHED: { description: 'Игра завершена, деньги ждут расчёта' },
    DISBANDED: { type: 'final', description: 'Сквад распущен, ничего не удержано' },
  },
});
