import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor, fromPromise } from 'xstate';
import { attachInspector } from '#client/app/boot/attach-inspector.ts';
import { mateToggleMachine } from '#client/features/mate-toggle/mate-toggle-machine.ts';
import { inspect } from '#client/kit/machines/inspection.ts';
import { waitFor } from '../support/wait-for';

// jsdom has no channel between tabs.
class Channel extends EventTarget {
  postMessage(): void {}
}
Object.assign(globalThis, { BroadcastChannel: Channel });

/** The window of the inspector is this one: what is sent to its opener comes back to the receiver. */
const openReceiver = (): readonly StatelyInspectionEvent[] => {
  const heard: StatelyInspectionEvent[] = [];
  Object.defineProperty(window, 'opener', { configurable: true, value: window });
  createBrowserReceiver({ window }).subscribe((event) => void heard.push(event));
  return heard;
};

test('the receiver of Stately hears an actor of the product: its definition, its events and its states', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  const inspector = await attachInspector('stately');
  expect(inspector?.open()).toBe(true);
  expect(opened).toHaveBeenCalledWith('https://stately.ai/inspect', 'xstateinspector');
  const heard = openReceiver();

  const machine = mateToggleMachine.provide({
    actors: {
      saveActive: fromPromise<unknown, { readonly active: boolean }>(() => Promise.resolve(null)),
      refetchMe: fromPromise<unknown>(() => Promise.resolve(null)),
    },
  });
  const actor = createActor(machine, { input: { active: false }, inspect }).start();
  actor.send({ type: 'toggle' });

  const { sessionId } = actor;
  const states = () =>
    heard.flatMap((event) =>
      event.type === '@xstate.snapshot' && event.sessionId === sessionId && 'value' in event.snapshot
        ? [event.snapshot.value]
        : [],
    );
  const known = await waitFor(
    () => Promise.resolve(states()),
    (all) => all.length >= 4,
  );
  expect(known).toEqual(['settled', 'saving', 'refetching', 'settled']);
  const [began] = heard.filter((event) => event.type === '@xstate.actor' && event.sessionId === sessionId);
  expect(began).toMatchObject({ definition: expect.stringContaining('"id":"mateToggle"') });
  expect(heard.filter(({ type }) => type === '@xstate.event')).toContainEqual(
    expect.objectContaining({ sessionId, event: { type: 'toggle' } }),
  );
});
