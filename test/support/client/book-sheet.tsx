import { screen } from '@testing-library/react';
import type { Me } from '#contract/schemas/me.ts';
import type { MateToBook } from '#client/features/booking/book/booking-draft.ts';
import { BookSheet } from '#client/features/booking/book-button.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { hours } from '#domain/time/durations.ts';
import { fakeServer } from './fake-server';
import { aMateCard } from './mate-card';
import { aClient } from './people';
import { renderInApp } from './render-in-app';

type Handlers = Parameters<typeof fakeServer>[0];

const card = aMateCard({ categories: ['FUN', 'EDUCATION'], active: false });
const price = { description: '', durationMinutes: 60 };

export const mateToBook: MateToBook = {
  ...card,
  gameId: 'cs2',
  country: null,
  lastOnlineAt: null,
  since: '2025-01-10T00:00:00.000Z',
  favorite: false,
  prices: [
    { ...price, id: 3, kind: 'FUN', slug: 'fun', name: 'Развлечение', price: 1000 },
    { ...price, id: 4, kind: 'EDUCATION', slug: 'education', name: 'Обучение', price: 1500 },
    { ...price, id: 5, kind: 'EDUCATION_PROMO', slug: 'trial', name: 'Пробная', price: 199, durationMinutes: 30 },
  ],
};

const hour = hours(1);
const tomorrow = Math.ceil(Date.now() / hour) * hour + hours(24);

/** Two free hours of tomorrow. */
export const starts = [tomorrow, tomorrow + hour].map((at) => new Date(at).toISOString());

/** The button of a free hour. */
export const chipOf = (iso: string | undefined): string => formatTime(Date.parse(iso ?? ''));

export const timesRoute = `GET /v1/mates/${card.id}/booking-times`;

const quote = (total: number) => ({
  lines: [],
  discount: 0,
  total,
  shares: [],
  validUntil: '2999-01-01T00:00:00.000Z',
});

/** The sheet opened by its address, with all its requests answered. */
export const openSheet = async (
  handlers: Handlers = {},
  { me = aClient(), total = () => 1000 }: { me?: Me | null; total?: () => number } = {},
) => {
  const server = fakeServer({
    [timesRoute]: () => ({ json: { open: true, starts } }),
    'POST /v1/squads/calculate': () => ({ json: quote(total()) }),
    'GET /v1/balance/summary': () => ({ json: { available: 4820, held: 0, bonus: 0, gift: 0 } }),
    'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
    'GET /v1/users/me': () => ({ json: me }),
    ...handlers,
  });
  const path = `/cs2/team/${card.id}?book=3`;
  const view = await renderInApp(<BookSheet mate={mateToBook} me={me} />, { me, path });
  await screen.findByRole('dialog', { name: 'Записаться: Северин' });
  return { ...server, ...view };
};

/** The bookings that were sent, each with its idempotency key. */
export const booked = (calls: ReturnType<typeof fakeServer>['calls']) =>
  calls
    .filter(({ route }) => route === 'POST /v1/bookings')
    .map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }));
