import { fromPromise, setup } from 'xstate';
import { typesOf, unbound } from '../../kit/machines/setup';

interface Context {
  /** Whether this browser has seen the announcement. */
  readonly seen: boolean;
}

/** The one-time announcement: shown when the server says so and this browser has not seen it. */
export const rebrandingMachine = setup({
  types: typesOf<{ events: { readonly type: 'rebranding.closed' }; input: Context; context: Context }>(),
  actors: { askServer: fromPromise<boolean>(unbound('askServer')) },
  actions: { recordSeen: () => undefined },
  guards: { seen: ({ context }) => context.seen },
}).createMachine({
  id: 'rebranding',
  description: 'Рассказ о новом имени: один раз в каждом браузере, закрывают его только свои кнопки',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Видел ли этот браузер рассказ?',
      always: [
        { description: 'видел', guard: 'seen', target: 'silent' },
        { description: 'не видел', target: 'asking' },
      ],
    },
    asking: {
      description: 'Сервер решает, есть ли о чём рассказать',
      invoke: {
        src: 'askServer',
        onDone: [
          { description: 'есть о чём', guard: ({ event }) => event.output, target: 'open' },
          { description: 'не о чем', target: 'silent' },
        ],
        onError: { description: 'ответа нет', target: 'silent' },
      },
    },
    open: {
      description: 'Окно открыто: нажатие мимо и Escape его не закроют',
      on: { 'rebranding.closed': { description: 'окно закрыли', target: 'silent', actions: 'recordSeen' } },
    },
    silent: { description: 'До следующего захода показывать нечего', type: 'final' },
  },
});
