import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modalsSlice } from '#client/entities/modals/modals.ts';
import { DepositModal } from '#client/features/deposit/deposit-modal.tsx';
import { DepositPage } from '#client/pages/money/deposits/deposit-page.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const method = {
  id: 'SBP',
  provider: 'UNITPAY',
  group: 'MOBILE',
  min: 100,
  max: 60_000,
  feePercent: 0,
  openSum: false,
};

const open = async (deposit: object) => {
  const { calls } = fakeServer({
    'GET /v1/balance/top-up': () => ({ json: { min: 100, max: 100_000, bonuses: [], packages: [] } }),
    'GET /v1/balance/deposit-methods': () => ({ json: [method, { ...method, id: 'VISA' }] }),
    'GET /v1/balance/deposits/d-1': () => ({
      json: {
        id: 'd-1',
        bonus: 0,
        paymentUrl: null,
        forSquad: false,
        refundable: null,
        obstacle: null,
        refunds: [],
        createdAt: '2026-03-02T10:00:00.000Z',
        ...deposit,
      },
    }),
    'POST /v1/balance/deposit': () => ({ json: { depositId: 'd-2', redirectUrl: '/pay/dummy/d-2' } }),
  });
  const { store } = await renderInApp(<DepositPage id="d-1" />, { me: aClient(), path: '/balance/deposits/d-1' });
  return { calls, store };
};

test('another try after a declined payment has its sum and comes back to where that one would have', async () => {
  const declined = { amount: 750, method: 'VISA', status: 'DECLINED', returnTo: '/balance?from=x' };
  const { calls, store } = await open(declined);
  await userEvent.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
  const modal = modalsSlice.selectors.topModal(store.getState());
  const props = modal?.name === 'deposit' ? modal.props : {};
  await renderInApp(<DepositModal {...props} onClose={() => undefined} />, {
    me: aClient(),
    path: '/balance/deposits/d-1',
  });
  expect(await screen.findByRole('textbox', { name: 'Сумма' })).toHaveValue('750');
  expect(screen.getByRole('radio', { name: 'Visa' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /v1/balance/deposit')?.body).toEqual({
      amount: 750,
      method: 'VISA',
      returnTo: '/balance?from=x',
    }),
  );
});

test('skins that were not handed over have no sum: another way is offered, not another sum', async () => {
  await open({ amount: null, method: 'SKINS', status: 'CREATED', returnTo: '/balance', paymentUrl: '/skins' });
  expect(await screen.findByRole('button', { name: 'Другой способ' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Другая сумма' })).not.toBeInTheDocument();
});
