import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PackagesPage } from '#client/pages/money/packages/packages-page.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const terms = { min: 100, max: 100_000, bonuses: [], packages: [{ id: 1, price: 3000, credited: 3300 }] };
const method = { id: 'SBP', provider: 'DUMMY', group: 'MOBILE', min: 100, max: 60_000, feePercent: 0, openSum: false };

test('a package bought once more is another payment; after a lost answer it is the same one', async () => {
  const answers = [refusal(502, 'UNITPAY_INIT_PAYMENT_ERROR'), { json: { depositId: 'd-1', redirectUrl: '/pay/1' } }];
  const { calls } = fakeServer({
    'GET /v1/balance/top-up': () => ({ json: terms }),
    'GET /v1/balance/deposit-methods': () => ({ json: [method] }),
    'POST /v1/packages/deposit': () => answers.shift() ?? { json: { depositId: 'd-2', redirectUrl: '/pay/2' } },
  });
  await renderInApp(<PackagesPage id="" />, { me: aClient(), path: '/balance/packages' });
  const buy = async () => userEvent.click(await screen.findByRole('button', { name: /Оплатить/ }));
  const goesTo = (path: string) => waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(path));
  await buy();
  await screen.findByText('Отказ UNITPAY_INIT_PAYMENT_ERROR');
  await buy();
  await goesTo('/pay/1');
  await buy();
  await goesTo('/pay/2');
  const keys = calls
    .filter(({ route }) => route === 'POST /v1/packages/deposit')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});
