import { screen, waitFor } from '@testing-library/react';
import { ClashNote } from '#client/entities/booking/clash-note.tsx';
import { failedInvitations } from '#client/entities/squad/failed-invitations.tsx';
import { NextBookings } from '#client/features/booking/next-bookings.tsx';
import type { Booking } from '#contract/squads/bookings.ts';
import { aBooking, anAskedBooking, inHours } from '../../support/client/a-booking';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const answer = (items: readonly Booking[]) =>
  fakeServer({ 'GET /v1/bookings': () => ({ json: { items, nextCursor: null } }) });

/** Everything rendered once the bookings are loaded. */
const wordsOf = async (part: React.ReactNode, me = aClient()): Promise<string> => {
  const { container, store } = await renderInApp(part, { me });
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending')).toBe(true),
  );
  return container.textContent ?? '';
};

describe('the next game agreed on', () => {
  test('is told to a client, with the way to all of them', async () => {
    answer([aBooking({ startsAt: inHours(2) })]);
    await renderInApp(<NextBookings />, { me: aClient(), path: '/cs2/squads' });
    expect(await screen.findByText(/игра по записи, Северин/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Все записи' })).toHaveAttribute('href', '/cs2/bookings');
  });

  test('stands beside what waits for a mate’s answer', async () => {
    answer([anAskedBooking(), anAskedBooking({ id: '0190f000-0000-7000-8000-00000000b002' })]);
    await renderInApp(<NextBookings />, { me: aMate(), path: '/cs2/orders' });
    expect(await screen.findByText('Ждут твоего ответа: 2 записи')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ответить' })).toHaveAttribute('href', '/cs2/bookings');
  });

  test('takes no room where there is none, nor where it could not be asked', async () => {
    answer([]);
    expect(await wordsOf(<NextBookings />)).not.toMatch(/запис/i);
    fakeServer({ 'GET /v1/bookings': () => refusal(500, 'INTERNAL_ERROR') });
    expect(await wordsOf(<NextBookings />)).not.toMatch(/запис/i);
  });
});

describe('a squad that would run into a game agreed on', () => {
  test('says so; a shorter one, or one that nobody has agreed to yet, does not', async () => {
    answer([aBooking({ startsAt: inHours(2) })]);
    expect(await wordsOf(<ClashNote durationMinutes={180} />)).toMatch(/у тебя игра по записи, Северин/);
    expect(await wordsOf(<ClashNote durationMinutes={60} />)).not.toMatch(/игра по записи/);
    answer([aBooking({ startsAt: inHours(2), status: 'REQUESTED' })]);
    expect(await wordsOf(<ClashNote durationMinutes={180} />)).not.toMatch(/игра по записи/);
  });
});

test('an invitation that failed because the mate is booked soon says that', () => {
  expect(
    failedInvitations([{ memberId: 'm', memberType: 'MATE', code: 'SQUADS_MATE_BOOKED' }], () => 'Северин'),
  ).toEqual(['Северин: У напарника скоро игра по записи, столько он не успеет']);
});
