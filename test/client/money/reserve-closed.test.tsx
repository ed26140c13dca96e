import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReservesPage } from '#client/pages/money/reserves/reserves-page.tsx';
import { aReserve, totalsOf } from '../../support/client/a-reserve';
import { reserveGroupOf } from '#domain/money/reserve-states.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const open = aReserve();
const { id } = open;
const me = aClient({ id: '0190f000-0000-7000-8000-00000000000b' });

test('a reserve whose rest is taken back leaves its tab, and the focus stays on the page of reserves', async () => {
  let reserve = open;
  fakeServer({
    'GET /v1/balance-reserve/totals': () => ({ json: totalsOf([reserve]) }),
    [`GET /v1/balance-reserve/reserved-for-user/${me.id}`]: ({ url }) => ({
      json: { items: url.includes(`group=${reserveGroupOf(reserve.status)}`) ? [reserve] : [], nextCursor: null },
    }),
    [`GET /v1/balance-reserve/${id}`]: () => ({ json: reserve }),
    [`GET /v1/balance-reserve/${id}/unreserve-transactions`]: () => ({ json: [] }),
    [`POST /v1/balance-reserve/${id}/cancel`]: () => {
      reserve = { ...open, status: 'CANCELED', free: 0, closedAt: '2026-11-20T10:00:00.000Z' };
      return { json: reserve };
    },
    'GET /v1/users/me': () => ({ json: me }),
  });
  await renderInApp(<ReservesPage id="" />, { me });
  await userEvent.click(await screen.findByRole('button', { name: 'Северин' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть остаток' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Вернуть 1\s500/ }));
  await screen.findByRole('tab', { name: 'Закрытые 1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveFocus();
});
