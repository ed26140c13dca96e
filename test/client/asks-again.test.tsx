import { act, screen } from '@testing-library/react';
import { AccountArea } from '#client/app/shell/account-area.tsx';
import { PovBanner } from '#client/features/pov-request/pov-banner.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const pov = 'GET /v1/pov-requests/current';
const unread = 'GET /v1/notifications/unread';
const request = {
  id: '019a0000-0000-7000-8000-000000000001',
  squadId: 18402,
  gameId: 'cs2',
  status: 'REQUESTED',
  reason: 'Покажи вторую карту',
  comment: null,
  askedAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  answeredAt: null,
  files: [],
  links: [],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = (routes: readonly string[], route: string) => routes.filter((one) => one === route).length;

/** Responds successfully from the given attempt on; null: never. */
const wellFrom = (place: number | null, json: unknown) => {
  let tries = 0;
  return () => {
    tries += 1;
    return place !== null && tries >= place ? { json } : refusal(500, 'INTERNAL_ERROR');
  };
};

describe('a query that shows no error', () => {
  test('of a banner is retried automatically', async () => {
    fakeServer({ [pov]: wellFrom(2, { request }) });
    await renderInApp(<PovBanner />, { me: aClient() });
    await pass(9000);
    expect(screen.queryByText('Нужна запись игры')).not.toBeInTheDocument();
    await pass(2000);
    expect(screen.getByText('Нужна запись игры')).toBeInTheDocument();
  });

  test('of the unread count is retried automatically', async () => {
    fakeServer({ [unread]: wellFrom(2, { count: 7 }) });
    await renderInApp(<AccountArea me={aClient()} />, { me: aClient() });
    await pass(9000);
    expect(screen.queryByRole('img', { name: 'непрочитанных: 7' })).not.toBeInTheDocument();
    await pass(2000);
    expect(screen.getByRole('img', { name: 'непрочитанных: 7' })).toBeInTheDocument();
  });

  test('is retried a limited number of times, and once more when the connection is back', async () => {
    const { routes } = fakeServer({ [pov]: wellFrom(null, null) });
    await renderInApp(<PovBanner />, { me: aClient() });
    for (let minutes = 0; minutes < 60; minutes += 2) await pass(120_000);
    expect(asked(routes(), pov)).toBe(5);
    dispatchEvent(new Event('online'));
    await pass(100);
    expect(asked(routes(), pov)).toBe(6);
    for (let minutes = 0; minutes < 60; minutes += 2) await pass(120_000);
    expect(asked(routes(), pov)).toBe(6);
  });
});
