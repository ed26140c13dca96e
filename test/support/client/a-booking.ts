import type { Booking } from '#contract/squads/bookings.ts';
import { hours } from '#domain/time/durations.ts';
import { aClient } from './people';

const clientId = aClient().id;
const mateId = '0190f000-0000-7000-8000-0000000000aa';

/** The time this many hours from now, ISO. */
export const inHours = (count: number): string => new Date(Date.now() + hours(count)).toISOString();

/** A confirmed game of tomorrow, as the client sees it. */
export const aBooking = (with_: Partial<Booking> = {}): Booking => ({
  id: '0190f000-0000-7000-8000-00000000b001',
  status: 'CONFIRMED',
  side: 'CLIENT',
  client: { id: clientId, username: 'Киберкот', avatarUrl: null, onlineLevel: 2 },
  mate: { id: mateId, username: 'Северин', avatarUrl: null, onlineLevel: 0 },
  gameId: 'cs2',
  category: { id: 3, kind: 'FUN', name: 'Развлечение', slug: 'fun' },
  platform: 'PC',
  languages: ['ru'],
  durationMinutes: 60,
  startsAt: inHours(26),
  createdAt: inHours(-1),
  note: '',
  price: 1000,
  income: null,
  answerBy: null,
  freeCancelUntil: inHours(24),
  ifCancelled: { returned: 1000, income: 0 },
  squadId: null,
  closed: null,
  ...with_,
});

/** The same booking as seen by the mate, who has not answered yet. */
export const anAskedBooking = (with_: Partial<Booking> = {}): Booking =>
  aBooking({ status: 'REQUESTED', side: 'MATE', income: 820, answerBy: inHours(11), ...with_ });
