import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { unusedResponses } from '#client/api/preloaded-responses.ts';
import type { Me } from '#contract/schemas/me.ts';
import { MatePage } from '#client/pages/mate/mate-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const id = '0190f000-0000-7000-8000-0000000000aa';

const mate = {
  id,
  name: 'Северин',
  description: '',
  iconUrl: null,
  level: 'PRO',
  rating: 4.9,
  reviewCount: 0,
  orders: 21,
  categories: ['FUN'],
  languages: ['ru'],
  platforms: ['PC'],
  pricePerHour: 1000,
  onlineLevel: 1,
  active: true,
  gameId: 'cs2',
  country: 'RU',
  lastOnlineAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  since: '2025-01-10T00:00:00.000Z',
  favorite: false,
  prices: [{ id: 3, kind: 'FUN', slug: 'fun', name: 'Развлечение', description: '', price: 1000, durationMinutes: 60 }],
} as const;

const others = {
  'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
  'GET /v1/countries': () => ({ json: [{ code: 'RU', name: 'Россия' }] }),
  'GET /v1/game-params/game/cs2': () => ({ json: [] }),
  [`GET /v1/game-params/game/cs2/user/${id}/values`]: () => ({ json: [] }),
  'GET /v1/tips/goals': () => ({ json: [] }),
  [`GET /v1/reviews/${id}`]: () => ({ json: { items: [], nextCursor: null } }),
  [`GET /v1/reviews/cs2/${id}/criteria`]: () => ({ json: { rating: 4.9, reviewCount: 0, criteria: [] } }),
};

const open = (me: Me | null = null, mateId = id, answers = {}) =>
  renderInApp(
    <Routes>
      <Route path="/:gameId/team/:mateId" element={<MatePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { me, path: `/cs2/team/${mateId}`, answers },
  );

describe('a mate’s page', () => {
  test('says so when there is no such mate, and asks nothing for an address that is no id', async () => {
    const server = fakeServer({ ...others, [`GET /v1/mates/cs2/${id}`]: () => refusal(404, 'USERS_NOT_FOUND') });
    await open();
    expect(await screen.findByText('Такого напарника в этой игре нет.')).toBeVisible();
    const page = await open(null, 'somebody');
    expect(page.container).toHaveTextContent('Такого напарника в этой игре нет.');
    expect(server.routes().filter((route) => route.includes('/mates/') || route.includes('somebody'))).toEqual([
      `GET /v1/mates/cs2/${id}`,
      `GET /v1/mates/${id}/booking-times`,
    ]);
  });

  test('offers to try again after a failure', async () => {
    let broken = true;
    fakeServer({
      ...others,
      [`GET /v1/mates/cs2/${id}`]: () => (broken ? refusal(500, 'INTERNAL_ERROR') : { json: mate }),
    });
    await open();
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Северин' })).toBeVisible();
  });

  test('does not say when somebody was last seen who is away for over a day', async () => {
    fakeServer({ ...others, [`GET /v1/mates/cs2/${id}`]: () => ({ json: mate }) });
    await open();
    expect(await screen.findByText('Не в сети', { selector: 'li span' })).toBeVisible();
    expect(screen.queryByText(/Был в сети/)).toBeNull();
  });

  test('says by itself that the mate has gone into a squad, to whoever has it open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let busy = {};
    fakeServer({ ...others, [`GET /v1/mates/cs2/${id}`]: () => ({ json: { ...mate, ...busy } }) });
    await open(aClient());
    expect(await screen.findByRole('button', { name: /^Позвать/ })).toBeVisible();
    busy = { busy: { until: null } };
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('Сейчас в скваде')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Позвать/ })).toBeNull();
    jest.useRealTimers();
  });

  test('keeps a favourite once however often the button is pressed', async () => {
    let favorite = false;
    // The answer waits for both presses: on a busy machine it could come between them.
    let answer: () => void = () => undefined;
    const bothPressed = new Promise<void>((resolve) => (answer = resolve));
    const server = fakeServer({
      ...others,
      [`GET /v1/mates/cs2/${id}`]: () => ({ json: { ...mate, favorite } }),
      [`POST /v1/mates/favorites/${id}`]: async ({ body }) => {
        await bothPressed;
        favorite = Object(body).favorite;
        return { status: 204 };
      },
    });
    await open(aClient());
    const button = await screen.findByRole('button', { name: 'В избранное' });
    await pressTwice(button);
    answer();
    expect(await screen.findByRole('button', { name: 'В избранном', pressed: true })).toBeVisible();
    expect(server.routes().filter((route) => route.startsWith('POST'))).toHaveLength(1);
  });

  test('sends a guest to sign in before they keep a favourite or write', async () => {
    fakeServer({ ...others, [`GET /v1/mates/cs2/${id}`]: () => ({ json: mate }) });
    await open();
    const write = await screen.findByRole('link', { name: 'Написать' });
    expect(decodeURIComponent(write.getAttribute('href') ?? '')).toBe(
      `/login?returnTo=/cs2/team/${id}?chatWith=${id}#chat`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'В избранное' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/login?returnTo='));
  });

  test.each([
    ['one who can be called can be booked besides', {}, 'Записаться на другое время', true],
    ['one who takes no orders now can be booked alone', { active: false }, 'Записаться', false],
    ['one in a game is told of when free, and can be booked at once', { busy: { until: null } }, 'Записаться', false],
  ])('%s', async (_who, now, name, canCall) => {
    fakeServer({
      ...others,
      [`GET /v1/mates/cs2/${id}`]: () => ({ json: { ...mate, ...now } }),
      [`GET /v1/mates/${id}/booking-times`]: () => ({ json: { open: true, starts: [] } }),
    });
    await open(aClient());
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Позвать/ }) !== null).toBe(canCall);
  });

  test('who takes no bookings has no button for them, nor has a mate who looks', async () => {
    const { calls } = fakeServer({
      ...others,
      [`GET /v1/mates/cs2/${id}`]: () => ({ json: mate }),
      [`GET /v1/mates/${id}/booking-times`]: () => ({ json: { open: false, starts: [] } }),
    });
    const page = await open(aClient());
    expect(await screen.findByRole('button', { name: /^Позвать/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Записаться/ })).toBeNull();
    page.unmount();
    const before = calls.filter(({ url }) => url.includes('booking-times')).length;
    await open(aMate());
    expect(await screen.findByRole('button', { name: /^Позвать/ })).toBeVisible();
    expect(calls.filter(({ url }) => url.includes('booking-times'))).toHaveLength(before);
  });

  test('nothing is left of what the page came with', async () => {
    fakeServer({ ...others, [`GET /v1/mates/cs2/${id}`]: () => ({ json: mate }) });
    await open(aClient(), id, { [`/v1/mates/${id}/booking-times?durationMinutes=60`]: { open: true, starts: [] } });
    expect(await screen.findByRole('heading', { name: 'Северин' })).toBeVisible();
    expect(unusedResponses()).toEqual([]);
  });
});
