import { act, screen } from '@testing-library/react';
import type { Me } from '#contract/schemas/me.ts';
import { VisibleSquads } from '#client/pages/home/visible-squads.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';
import { aVisibleSquad } from '../support/client/squad-lists';

const list = 'GET /v1/squads/cs2/squads';

let sight: DocumentVisibilityState;
beforeEach(() => {
  sight = 'visible';
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const come = async (next: DocumentVisibilityState) => {
  sight = next;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const open = async (me: Me | null = null) => {
  const { routes } = fakeServer({ [list]: () => ({ json: [aVisibleSquad()] }) });
  await renderInApp(<VisibleSquads gameId="cs2" me={me} />, { me });
  await screen.findByRole('listitem');
  return () => routes().filter((route) => route === list).length;
};

test('a guest’s tab asks every half a minute, not while nobody sees it, and at once when they come back', async () => {
  const asked = await open();
  await pass(61_000);
  expect(asked()).toBe(3);
  await come('hidden');
  await pass(120_000);
  expect(asked()).toBe(3);
  await come('visible');
  await pass(1000);
  expect(asked()).toBe(4);
  await pass(60_000);
  expect(asked()).toBe(6);
});

test('with a socket nobody polls', async () => {
  const asked = await open(aClient());
  await pass(90_000);
  expect(asked()).toBe(1);
});
