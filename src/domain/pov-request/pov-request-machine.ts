import { setup } from 'xstate';
import { phantom } from '../squad/machine/phantom';
import type { PovEvent } from './pov-event';
import type { PovFacts } from './pov-facts';
import { povRefusal } from './pov-refusal';

/** A request to one member for a recording of the game as he saw it. */
export const povRequestMachine = setup({
  types: { context: phantom<PovFacts>(), input: phantom<PovFacts>(), events: phantom<PovEvent>() },
  guards: { allowed: ({ context, event }) => povRefusal(context, event) === null },
}).createMachine({
  id: 'povRequest',
  description: 'Запрос записи игры у участника сквада',
  context: ({ input }) => input,
  initial: 'REQUESTED',
  states: {
    REQUESTED: {
      description: 'Участник собирает ответ: записи и ссылки, сутки на всё',
      on: {
        'pov.fileAdded': { guard: 'allowed', target: 'REQUESTED' },
        'pov.fileRemoved': { guard: 'allowed', target: 'REQUESTED' },
        'pov.linkAdded': { guard: 'allowed', target: 'REQUESTED' },
        'pov.linkRemoved': { guard: 'allowed', target: 'REQUESTED' },
        'pov.submitted': { guard: 'allowed', target: 'SUBMITTED' },
        'pov.declined': { guard: 'allowed', target: 'DECLINED' },
        'pov.expired': 'EXPIRED',
      },
    },
    SUBMITTED: { description: 'Записи и ссылки у модератора', type: 'final' },
    DECLINED: { description: 'Записи нет, участник написал почему', type: 'final' },
    EXPIRED: { description: 'Сутки прошли без ответа', type: 'final' },
  },
});
