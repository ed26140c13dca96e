import { fromPromise, setup } from 'xstate';
import { typesOf } from './types-of';
import { unbound } from './unbound';

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
  description: 'Announcement of the new brand: once per browser, closed only by its own buttons.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Has this browser seen the announcement?',
      always: [{ guard: 'seen', target: 'silent' }, { target: 'asking' }],
    },
    asking: {
      description: 'The server decides whether there is anything to announce.',
      invoke: {
        src: 'askServer',
        onDone: [{ guard: ({ event }) => event.output, target: 'open' }, { target: 'silent' }],
        onError: { target: 'silent' },
      },
    },
    open: {
      description: 'The modal stands open. Outside clicks and Escape send nothing.',
      on: { 'rebranding.closed': { target: 'silent', actions: 'recordSeen' } },
    },
    silent: { description: 'Nothing to show until the next visit.', type: 'final' },
  },
});
