import { assign, fromPromise, setup } from 'xstate';
import { type ApiFailure, failureOf } from '../../api/api-error';
import { typesOf, unbound } from '../../kit/machines/setup';

interface Context {
  /** Whether the mate takes orders, by the server's last response. */
  readonly active: boolean;
  /** The refusal of the last attempt. */
  readonly refusal: ApiFailure | null;
}

type ToggleEvent = { readonly type: 'toggle' } | { readonly type: 'meChanged'; readonly active: boolean };

/** A mate's «принимаю заказы»: disabled in flight, the current user refetched afterwards. */
export const mateToggleMachine = setup({
  types: typesOf<{ context: Context; events: ToggleEvent; input: { readonly active: boolean } }>(),
  actors: {
    saveActive: fromPromise<unknown, { readonly active: boolean }>(unbound('saveActive')),
    refetchMe: fromPromise<unknown>(unbound('refetchMe')),
  },
  actions: {
    takeActive: assign({ active: (_, params: { readonly active: boolean }) => params.active }),
    keepRefusal: assign({ refusal: (_, params: { readonly refusal: ApiFailure }) => params.refusal }),
    forgetRefusal: assign({ refusal: null }),
    storeOnboardingDetails: (_, _params: { readonly refusal: ApiFailure }) => undefined,
    goToOnboarding: () => undefined,
    showDanger: (_, _params: { readonly refusal: ApiFailure }) => undefined,
  },
}).createMachine({
  id: 'mateToggle',
  description: 'Приём заказов включают и выключают',
  context: ({ input }) => ({ active: input.active, refusal: null }),
  initial: 'settled',
  on: {
    meChanged: {
      description: 'сервер сказал иное',
      actions: { type: 'takeActive', params: ({ event }) => ({ active: event.active }) },
    },
  },
  states: {
    settled: {
      description: 'Переключатель показывает, что знает сервер, его можно нажать',
      on: { toggle: { description: 'переключатель нажат', target: 'saving', actions: 'forgetRefusal' } },
    },
    saving: {
      description: 'Изменение в пути: переключатель не нажать',
      invoke: {
        src: 'saveActive',
        input: ({ context }) => ({ active: !context.active }),
        onDone: { description: 'сохранено', target: 'refetching' },
        onError: [
          {
            description: 'анкета ещё не готова',
            guard: ({ event }) => failureOf(event.error).code === 'MATES_ONBOARDING',
            target: 'settled',
            actions: [
              { type: 'storeOnboardingDetails', params: ({ event }) => ({ refusal: failureOf(event.error) }) },
              'goToOnboarding',
            ],
          },
          {
            description: 'сервер отказал',
            target: 'refetching',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ refusal: failureOf(event.error) }) },
              { type: 'showDanger', params: ({ event }) => ({ refusal: failureOf(event.error) }) },
            ],
          },
        ],
      },
    },
    refetching: {
      description: 'Ещё раз спрашиваем о человеке; переключатель пока не нажать',
      invoke: {
        src: 'refetchMe',
        onDone: { description: 'ответ пришёл', target: 'settled' },
        onError: { description: 'ответа нет', target: 'settled' },
      },
    },
  },
});
