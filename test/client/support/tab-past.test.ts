import { configureStore } from '@reduxjs/toolkit';
import { createActor, createMachine } from 'xstate';
import { readSupportPast, replayableText, supportPastLimits } from '#domain/people/support-past.ts';
import { pastToSend } from '#client/entities/support/past-to-send.ts';
import { noteActorStep, tabPast, tabPastMiddleware } from '#client/entities/support/tab-past.ts';
import { inspect, setRecorder } from '#client/kit/machines/inspection.ts';
import { readActionLog } from '#client/pages/dev/replay/action-log.ts';

const store = configureStore({
  reducer: (state: number = 0) => state,
  middleware: (defaults) => defaults().prepend(tabPastMiddleware),
});
const say = (text: string) => store.dispatch({ type: 'chat/messageArrived', payload: { text } });

beforeEach(() => tabPast.clear());

test('the last actions of the chat are kept, and nothing else of the store', () => {
  for (let count = 0; count < supportPastLimits.steps + 7; count += 1) say(`слово ${count}`);
  store.dispatch({ type: 'toasts/shown', payload: 'тост' });
  const steps = tabPast.steps();
  expect(steps).toHaveLength(supportPastLimits.steps);
  expect([steps[0], steps.at(-1)].map((step) => step?.event['payload'])).toEqual([
    { text: 'слово 7' },
    { text: `слово ${supportPastLimits.steps + 6}` },
  ]);
});

test('a step of a machine is kept with where it led', () => {
  setRecorder(noteActorStep);
  const machine = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { push: 'open' } }, open: {} } });
  const actor = createActor(machine, { id: 'door-1', inspect }).start();
  actor.send({ type: 'push' });
  expect(tabPast.steps().at(-1)).toMatchObject({ machine: 'door-1', state: 'open', event: { type: 'push' } });
});

test('what is sent has nobody’s words unless they are wanted', () => {
  say('Секрет 12');
  expect(pastToSend(false).text).toContain('Xxxxxx 00');
  expect(pastToSend(false).text).not.toContain('Секрет');
  expect(pastToSend(true).text).toContain('Секрет 12');
  expect(readSupportPast(pastToSend(false).text)?.steps).toHaveLength(1);
});

test('what does not fit is left out from its beginning, and the rest is read by the replay', () => {
  for (let count = 0; count < 30; count += 1) say(`${count} ${'ж'.repeat(10_000)}`);
  const { text, count } = pastToSend(true);
  expect(text.length).toBeLessThanOrEqual(supportPastLimits.characters);
  expect(count).toBe(19);
  const past = readSupportPast(text);
  if (past === null) throw new Error('it can be read');
  expect(past.steps.at(-1)?.event).toEqual(tabPast.steps().at(-1)?.event);
  expect(readActionLog(replayableText(past)).actions).toHaveLength(19);
});
