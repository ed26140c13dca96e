import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReserveItem } from '#client/pages/money/reserves/reserve-item.tsx';
import { aReserve } from '../../support/client/a-reserve';
import { fakeServer } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const reserve = aReserve();
const { id } = reserve;

test('an opened reserve is shown as it is now, whatever the list knew', async () => {
  const { routes } = fakeServer({
    [`GET /v1/balance-reserve/${id}`]: () => ({ json: { ...reserve, paid: 500, free: 1000 } }),
    [`GET /v1/balance-reserve/${id}/unreserve-transactions`]: () => ({ json: [] }),
  });
  await renderInApp(<ReserveItem reserve={reserve} side="MATE" />, { me: aMate() });
  expect(screen.getByText(/^свободно 1\s500/)).toBeInTheDocument();
  expect(routes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Киберкот' }));
  expect(await screen.findByText(/^свободно 1\s000/)).toBeInTheDocument();
  expect(routes()).toContain(`GET /v1/balance-reserve/${id}`);
});
