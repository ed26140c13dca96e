import { createHash, webcrypto } from 'node:crypto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fs from 'node:fs';
import type { LoggedSquadStep } from '#domain/squad/step-log.ts';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { type CaseProblem, type OpenedCase, readCase } from '#client/pages/dev/case/read-case.ts';
import { DevMachinesPage } from '#client/pages/dev/machines/dev-machines-page.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const steps: readonly LoggedSquadStep[] = JSON.parse(fs.readFileSync('test/lifecycle/reported/a-game.json', 'utf8'));
const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  class Silent extends EventTarget {
    postMessage(): void {}
    close(): void {}
  }
  Object.assign(window, { BroadcastChannel: Silent });
});

const opened = async (given: readonly LoggedSquadStep[]): Promise<OpenedCase> => {
  const read = await readCase(JSON.stringify(given));
  if (typeof read === 'string') throw new Error(read);
  return read;
};

test('a file of the desk is made once more, as the server makes it', async () => {
  const { steps: made, isChecked, isNewer } = await opened(steps);
  expect([isChecked, isNewer]).toEqual([true, false]);
  expect(made.map(({ number, fault }) => [number, fault])).toEqual(steps.map(({ number }) => [number, null]));
});

test.each([
  [
    'a broken hash',
    (all: readonly LoggedSquadStep[]) => all.map((one) => (one.number === 2 ? { ...one, hash: hexOf('') } : one)),
    'OTHER_STATE',
  ],
  [
    'other rules',
    (all: readonly LoggedSquadStep[]) => all.map((one) => (one.number === 2 ? { ...one, rules: 99 } : one)),
    'OTHER_RULES',
  ],
  ['a missing step', (all: readonly LoggedSquadStep[]) => all.filter(({ number }) => number !== 1), 'MISSING'],
])('%s is told at step 2, and what is before it stays', async (_what, spoil, fault) => {
  const { steps: made } = await opened(spoil(steps));
  expect(made.find(({ number }) => number === 2)?.fault).toBe(fault);
  expect(made[0]?.state?.value).toBe('PENDING');
});

test('where the browser cannot hash, the steps are shown and said not to be checked', async () => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  const { steps: made, isChecked } = await opened(steps);
  expect([isChecked, made.at(-1)?.fault]).toEqual([false, null]);
});

const ofBooking = [{ number: 0, rules: 1, hash: '', event: { type: 'booking.snapshot', at: 0 } }];

test.each<[string, CaseProblem]>([
  ['', 'EMPTY'],
  ['[]', 'EMPTY'],
  ['words', 'BROKEN'],
  [JSON.stringify(steps).slice(0, -9), 'BROKEN'],
  ['{}', 'FOREIGN'],
  ['[{"number":0}]', 'FOREIGN'],
  [JSON.stringify(ofBooking), 'OTHER_KIND'],
])('%.12s … is no case of a squad: %s', async (text, problem) => {
  expect(await readCase(text)).toBe(problem);
});

const open = async (text: string) => {
  const user = userEvent.setup();
  await renderInApp(
    <DemoMode value>
      <DevMachinesPage />
    </DemoMode>,
    { path: '/dev/machines?machine=squad' },
  );
  await user.click(screen.getByRole('radio', { name: 'Дело' }));
  // The browser of the tests has no such method.
  const file = Object.assign(new File([text], 'squad.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });
  await user.upload(screen.getByLabelText('Открыть файл дела', { selector: 'input' }), file);
  return user;
};

test('what is no file of steps is told, and the page stays', async () => {
  await open('words');
  expect(await screen.findByRole('alert')).toHaveTextContent('Файл повреждён');
});

test('the page walks a file, lights each state, and says in a sentence what cannot be repeated', async () => {
  const user = await open(JSON.stringify(steps.map((one) => (one.number === 3 ? { ...one, hash: hexOf('') } : one))));
  const lit = () => document.querySelector('[data-active]')?.getAttribute('data-state');
  const third = await screen.findByRole('button', { name: /Шаг 3: приводит не туда, куда записано/ });
  expect(lit()).toBe('PENDING');
  await user.click(third);
  expect(lit()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Раньше' }));
  expect(lit()).toBe('READY');
});
