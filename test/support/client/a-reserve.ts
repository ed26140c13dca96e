import type { CallResponse } from '#client/api/call.ts';
import { reserveGroupOf } from '#domain/money/reserve-states.ts';
import { aMate } from './people';

type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;

/** 1,500 ₽ that «Киберкот» put aside for «Северин»; nothing is requested yet. */
export const aReserve = (part: Partial<Reserve> = {}): Reserve => ({
  id: '0190f000-0000-7000-8000-00000000000a',
  mate: { id: aMate().id, username: 'Северин', avatarUrl: null },
  client: { id: '0190f000-0000-7000-8000-00000000000b', username: 'Киберкот', avatarUrl: null },
  amount: 1500,
  paid: 0,
  waiting: 0,
  free: 1500,
  kind: 'OTHER',
  articleId: null,
  comment: '',
  replaceKey: null,
  status: 'RESERVED',
  createdAt: '2026-11-01T10:00:00.000Z',
  linkExpiresAt: '2026-11-08T10:00:00.000Z',
  fundedAt: '2026-11-01T11:00:00.000Z',
  closedAt: null,
  token: null,
  ...part,
});

/** What the server sums up of them. */
export const totalsOf = (reserves: readonly Reserve[]): CallResponse<'GET /v1/balance-reserve/totals'> => {
  const sum = (part: 'free' | 'waiting' | 'paid') => reserves.reduce((all, reserve) => all + reserve[part], 0);
  const counts = { ACTIVE: 0, LINKS: 0, CLOSED: 0 };
  for (const { status } of reserves) counts[reserveGroupOf(status)] += 1;
  return { free: sum('free'), waiting: sum('waiting'), paid: sum('paid'), counts };
};
