import type { CallResponse } from '#client/api/call.ts';

type Person = CallResponse<'GET /v1/admin/users/{id}'>;

const at = '2026-11-20T10:00:00.000Z';

/** A client with 8,181 ₽ and nothing pending, as an operator opens their card. */
export const aPerson = (given: Partial<Person> = {}): Person => ({
  id: '0190f000-0000-7000-8000-00000000000a',
  username: 'Енот',
  avatarUrl: null,
  email: 'en•••@example.test',
  status: 'ACTIVE',
  blockedUntil: null,
  isAdmin: false,
  mateGameId: null,
  level: null,
  orders: 6,
  balance: 8181,
  createdAt: at,
  lastOnlineAt: null,
  emailConfirmed: true,
  description: null,
  country: null,
  languages: [],
  timeZone: 'Europe/Moscow',
  permissions: [],
  age: { group: 'UNKNOWN', parentAgrees: false },
  block: null,
  money: { available: 8181, held: 0, reserved: 0, withdrawing: 0, bonus: 0 },
  squad: null,
  withdrawal: null,
  dispute: null,
  mate: null,
  ...given,
  counts: {
    squads: 0,
    activeSquads: 0,
    unsettledSquads: 0,
    disbandedSquads: 0,
    bookings: 0,
    openBookings: 0,
    disputes: 0,
    openDisputes: 0,
    lostDisputes: 0,
    strikes: 0,
    reviews: 0,
    reports: 0,
    openReports: 0,
    sessions: 0,
    devices: 0,
    ...given.counts,
  },
});

export const aMatesAccess: NonNullable<Person['mate']> = {
  gameId: 'cs2',
  level: 'PRO',
  percent: 82,
  active: true,
  ordersOffUntil: null,
  rating: 4.95,
  reviews: 27,
  finishedOrders: 1211,
  finishedMinutes: 87_120,
  since: at,
  voiceUrl: null,
};
