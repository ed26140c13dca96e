import { createActor, fromPromise, waitFor } from 'xstate';
import { attachInspector } from '#client/app/boot/attach-inspector.ts';
import { mateToggleMachine } from '#client/features/mate-toggle/mate-toggle-machine.ts';
import { inspect } from '#client/kit/machines/inspection.ts';
import type { InspectionMessage } from '#client/kit/machines/inspection-channel.ts';

const posted: InspectionMessage[] = [];

/** The channel to the browser's other tabs: keeps what is said to them. */
class Channel extends EventTarget {
  postMessage(message: InspectionMessage): void {
    posted.push(message);
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel });

test('a live actor reports who sent each event, and which services it has at work', async () => {
  await attachInspector(null);
  const machine = mateToggleMachine.provide({
    actors: {
      saveActive: fromPromise<unknown, { readonly active: boolean }>(() => Promise.resolve(null)),
      refetchMe: fromPromise<unknown>(() => Promise.resolve(null)),
    },
  });
  const actor = createActor(machine, { input: { active: false }, inspect }).start();
  actor.send({ type: 'toggle' });
  await waitFor(actor, (state) => state.matches('settled'));
  const reports = posted.flatMap((one) => (one.type === 'actor' ? [[one.state, one.sender, one.working]] : []));
  expect(reports).toEqual([
    ['settled', null, []],
    ['saving', null, ['saveActive']],
    ['refetching', 'saveActive', ['refetchMe']],
    ['settled', 'refetchMe', []],
  ]);
});
