import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FundPage } from '#client/pages/money/reserves/fund-page.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const link = {
  reserve: {
    id: '0190b6a0-0000-7000-8000-000000000007',
    mate: { id: '0190b6a0-0000-7000-8000-000000000001', username: 'Северин', avatarUrl: null },
    client: null,
    amount: 500,
    paid: 0,
    waiting: 0,
    free: 0,
    kind: 'OTHER',
    articleId: null,
    comment: '',
    replaceKey: null,
    status: 'CREATED',
    createdAt: '2026-01-01T00:00:00.000Z',
    linkExpiresAt: '2126-01-08T00:00:00.000Z',
    fundedAt: null,
    closedAt: null,
    token: null,
  },
  state: 'OPEN',
  available: 1000,
  returned: 0,
  replaces: null,
  playedTogether: 0,
};

test('money that was spent meanwhile is offered to be topped up', async () => {
  fakeServer({
    'GET /v1/balance-reserve/link': () => ({ json: link }),
    'POST /v1/balance/reserve': () => refusal(409, 'BALANCE_INSUFFICIENT', { shortfall: 120 }),
  });
  const { store } = await renderInApp(<FundPage />, { me: aClient(), path: '/balance/reserve?link=token' });
  await userEvent.click(await screen.findByRole('button', { name: /500/ }));
  await waitFor(() => expect(store.getState().modals.stack).toEqual([{ name: 'deposit', props: { shortfall: 120 } }]));
});

test('a request that could not be loaded is loaded again by a press; a link of nobody is not', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: link }];
  fakeServer({ 'GET /v1/balance-reserve/link': () => answers.shift() ?? refusal(404, 'BALANCE_RESERVE_NOT_FOUND') });
  const first = await renderInApp(<FundPage />, { me: aClient(), path: '/balance/reserve?link=token' });
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: /500/ })).toBeVisible();
  first.unmount();
  await renderInApp(<FundPage />, { me: aClient(), path: '/balance/reserve?link=token' });
  expect(await screen.findByText('Отказ BALANCE_RESERVE_NOT_FOUND')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});
