import { setup, transition } from 'xstate';
import {
  type PovErrorCode,
  type PovEvent,
  type PovFacts,
  povRefusal,
  type PovRequestStatus,
  povTerms,
} from './pov-request';
import { capitalised } from '../text/numerals';
import { spanInWords } from '../text/spans-in-words';
import { phantom } from '../phantom';

/** The life of a POV request: a request to one member for a recording of the game as they saw it. */
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
      description: `Участник собирает ответ: записи и ссылки, ${spanInWords(povTerms.response)} на всё`,
      on: {
        'pov.fileAdded': { description: 'добавлена запись', guard: 'allowed', target: 'REQUESTED' },
        'pov.fileRemoved': { description: 'запись убрана', guard: 'allowed', target: 'REQUESTED' },
        'pov.linkAdded': { description: 'добавлена ссылка', guard: 'allowed', target: 'REQUESTED' },
        'pov.linkRemoved': { description: 'ссылка убрана', guard: 'allowed', target: 'REQUESTED' },
        'pov.submitted': { description: 'участник отправил ответ', guard: 'allowed', target: 'SUBMITTED' },
        'pov.declined': { description: 'участник отказался', guard: 'allowed', target: 'DECLINED' },
        'pov.expired': { description: 'срок вышел', target: 'EXPIRED' },
      },
    },
    SUBMITTED: { description: 'Записи и ссылки у модератора', type: 'final' },
    DECLINED: { description: 'Записи нет, участник написал почему', type: 'final' },
    EXPIRED: { description: `${capitalised(spanInWords(povTerms.response))} прошли без ответа`, type: 'final' },
  },
});

/** The status after this event, or the refusal; a request that is answered or expired is POV_CLOSED. */
export const povAfter = (
  status: PovRequestStatus,
  facts: PovFacts,
  event: PovEvent,
): { readonly status: PovRequestStatus } | { readonly refused: PovErrorCode } => {
  const before = povRequestMachine.resolveState({ value: status, context: facts });
  if (!before.can(event))
    return { refused: (status === 'REQUESTED' ? povRefusal(facts, event) : null) ?? 'POV_CLOSED' };
  const [next] = transition(povRequestMachine, before, event);
  return { status: next.value };
};
