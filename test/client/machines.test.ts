import { createActor, fromPromise, waitFor } from 'xstate';
import { mateToggleMachine } from '#client/features/mate-toggle/mate-toggle-machine.ts';
import { rebrandingMachine } from '#client/features/rebranding/rebranding-machine.ts';
import { aFailure } from '../support/client/a-failure';

const announcing = (rebranding: boolean | Error, seen: boolean) => {
  const recordSeen = jest.fn();
  const askServer = fromPromise<boolean>(() =>
    rebranding instanceof Error ? Promise.reject(rebranding) : Promise.resolve(rebranding),
  );
  const machine = rebrandingMachine.provide({ actors: { askServer }, actions: { recordSeen } });
  return { actor: createActor(machine, { input: { seen } }).start(), recordSeen };
};

describe('the announcement', () => {
  test('opens when the server says so and this browser has not seen it', async () => {
    const { actor, recordSeen } = announcing(true, false);
    await waitFor(actor, (state) => state.matches('open'));
    actor.send({ type: 'rebranding.closed' });
    expect(actor.getSnapshot().value).toBe('silent');
    expect(recordSeen).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['it was seen', true, true],
    ['the server has nothing to announce', false, false],
    ['the server does not answer', new Error('offline'), false],
  ])('stays silent when %s, and records nothing', async (_, rebranding, seen) => {
    const { actor, recordSeen } = announcing(rebranding, seen);
    const end = await waitFor(actor, (state) => state.status === 'done');
    expect(end.value).toBe('silent');
    expect(recordSeen).not.toHaveBeenCalled();
  });
});

const switching = (save: () => Promise<unknown>) => {
  const effects = { storeOnboardingDetails: jest.fn(), goToOnboarding: jest.fn(), showDanger: jest.fn() };
  const refetchMe = jest.fn((): Promise<unknown> => Promise.resolve());
  const machine = mateToggleMachine.provide({
    actors: { saveActive: fromPromise(save), refetchMe: fromPromise(refetchMe) },
    actions: effects,
  });
  const actor = createActor(machine, { input: { active: false } }).start();
  actor.send({ type: 'toggle' });
  return { actor, refetchMe, ...effects };
};

describe('the switch of orders', () => {
  test('is in flight until the change is saved and the person asked for again', async () => {
    const { actor, refetchMe } = switching(() => Promise.resolve());
    expect(actor.getSnapshot().value).toBe('saving');
    await waitFor(actor, (state) => state.matches('settled'));
    expect(refetchMe).toHaveBeenCalledTimes(1);
  });

  test('a second press in flight does nothing', async () => {
    const save = jest.fn(() => Promise.resolve());
    const { actor } = switching(save);
    actor.send({ type: 'toggle' });
    await waitFor(actor, (state) => state.matches('settled'));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('MATES_ONBOARDING stores its details and leads to the onboarding', async () => {
    const refused = { ...aFailure(409, 'MATES_ONBOARDING'), details: { missing: [] } };
    const { actor, storeOnboardingDetails, goToOnboarding, showDanger } = switching(() => Promise.reject(refused));
    const settled = await waitFor(actor, (state) => state.matches('settled'));
    expect(storeOnboardingDetails).toHaveBeenCalledWith(expect.anything(), { refusal: refused });
    expect(goToOnboarding).toHaveBeenCalledTimes(1);
    expect(showDanger).not.toHaveBeenCalled();
    expect(settled.context.refusal).toBeNull();
  });

  test('any other refusal is shown and kept', async () => {
    const refused = aFailure(500);
    const { actor, showDanger, goToOnboarding } = switching(() => Promise.reject(refused));
    const settled = await waitFor(actor, (state) => state.matches('settled'));
    expect(showDanger).toHaveBeenCalledTimes(1);
    expect(goToOnboarding).not.toHaveBeenCalled();
    expect(settled.context.refusal).toBe(refused);
  });
});
