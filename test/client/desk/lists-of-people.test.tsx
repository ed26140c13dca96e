import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DepositsSection } from '#client/pages/desk/sections/deposits/deposits-section.tsx';
import { DrawsSection } from '#client/pages/desk/sections/draws/draws-section.tsx';
import { MatesSection } from '#client/pages/desk/sections/mates/mates-section.tsx';
import { PromoCodesSection } from '#client/pages/desk/sections/promo-codes/promo-codes-section.tsx';
import { ReservesSection } from '#client/pages/desk/sections/reserves/reserves-section.tsx';
import { ReviewsSection } from '#client/pages/desk/sections/reviews/reviews-section.tsx';
import { SquadsSection } from '#client/pages/desk/sections/squads/squads-section.tsx';
import { TransactionsSection } from '#client/pages/desk/sections/transactions/transactions-section.tsx';
import { UsersSection } from '#client/pages/desk/sections/users/users-section.tsx';
import { atDesk } from '../../support/client/at-desk';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const lists: readonly (readonly [string, ReactNode])[] = [
  ['users', <UsersSection key="" />],
  ['mates', <MatesSection key="" />],
  ['squads', <SquadsSection key="" />],
  ['reviews', <ReviewsSection key="" />],
  ['deposits', <DepositsSection key="" />],
  ['transactions', <TransactionsSection key="" />],
  ['reserves', <ReservesSection key="" />],
  ['promo-codes', <PromoCodesSection key="" />],
  ['draws', <DrawsSection key="" />],
];

test.each(lists)('the open list of %s follows what people do, by the minute', async (name, part) => {
  const route = `GET /v1/admin/${name}`;
  const { sent } = await atDesk(
    part,
    {
      [route]: () => ({ json: { items: [], nextCursor: null, total: 0 } }),
      'GET /v1/games': () => ({ json: [] }),
      'GET /v1/admin/views': () => ({ json: { views: [] } }),
    },
    { path: `/admin/${name}` },
  );
  await waitFor(() => expect(sent(route)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(sent(route)).toHaveLength(2);
});
