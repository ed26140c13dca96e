import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePrepay } from '#client/features/create-squad/prepay/use-prepay.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const method = {
  id: 'SBP',
  provider: 'UNITPAY',
  group: 'MOBILE',
  min: 100,
  max: 100_000,
  feePercent: 0,
  openSum: false,
};
const squad = {
  gameId: 'cs2',
  categoryId: 2,
  platform: 'PC',
  durationMinutes: 60,
  slots: 2,
  languages: [],
  mateIds: ['0190f000-0000-7000-8000-00000000000a'],
  friendIds: [],
  friendLinks: 0,
  payMode: 'OWNER',
} as const;
const quote = { lines: [], discount: 0, validUntil: '2099-01-01T00:00:00.000Z' };
const me = aClient({ balance: 0 });

const PayButton = ({ price }: { readonly price: number }) => {
  const prepay = usePrepay({
    squad: { ...squad, languages: [], mateIds: [...squad.mateIds], friendIds: [] },
    quote: { ...quote, total: price, shares: [{ memberId: null, payerId: null, amount: price }] },
    me,
    onRefused: () => undefined,
    returnTo: '/cs2/squads/create',
  });
  if (prepay === null) return null;
  return (
    <>
      <ul>
        {prepay.methods.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <button onClick={() => void prepay.pay()}>Оплатить</button>
    </>
  );
};

const open = (price: number, methods: readonly object[], deposit: () => object = () => ({ json: {} })) => {
  const server = fakeServer({
    'GET /v1/balance/summary': () => ({ json: { available: 0, bonus: 0, gift: 0 } }),
    'GET /v1/balance/deposit-methods': () => ({ json: methods }),
    'GET /v1/balance/top-up': () => ({ json: { min: 100, max: 100_000, bonuses: [], packages: [] } }),
    'POST /v1/squads/deposit': deposit,
  });
  return renderInApp(<PayButton price={price} />, { me, path: '/cs2/squads/create' }).then(() => server);
};

test('a payment system that does not answer is named, and the same press asks it once more', async () => {
  const answers = [refusal(502, 'UNITPAY_INIT_PAYMENT_ERROR'), { json: { depositId: 'd-1', redirectUrl: '/pay/1' } }];
  const { calls } = await open(1300, [method], () => answers.shift() ?? {});
  await userEvent.click(await screen.findByRole('button', { name: 'Оплатить' }));
  expect(await screen.findByText('Отказ UNITPAY_INIT_PAYMENT_ERROR')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Оплатить' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/pay/1'));
  const keys = calls
    .filter(({ route }) => route === 'POST /v1/squads/deposit')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a way to pay that does not take so much is not offered', async () => {
  await open(16_000, [method, { ...method, id: 'MTS', max: 15_000 }]);
  expect(await screen.findByText('SBP')).toBeInTheDocument();
  expect(screen.queryByText('MTS')).not.toBeInTheDocument();
});
