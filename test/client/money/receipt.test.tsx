import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReceiptPage } from '#client/pages/money/receipt/receipt-page.tsx';
import { aTransaction } from '../../support/client/a-transaction';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const route = 'GET /v1/balance/transactions/202';
const print = jest.fn();
beforeEach(() => Object.assign(window, { print }));

test('a receipt that failed to load is loaded again, names its person and sum, and can be printed', async () => {
  const answers = [refusal(503, 'SERVICE_UNAVAILABLE'), { json: aTransaction({ id: '202', amount: 3000 }) }];
  fakeServer({ [route]: () => answers.shift() ?? { status: 404 } });
  await renderInApp(<ReceiptPage id="202" />, { me: aClient() });
  await screen.findByText('Отказ SERVICE_UNAVAILABLE');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByRole('heading', { name: 'Квитанция № 202' });
  expect(screen.getByText('Киберкот')).toBeInTheDocument();
  expect(screen.getAllByText(/^\+3\s000\s₽$/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Напечатать' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a number that no operation can have is not even asked about; an unknown one leads back', async () => {
  const { routes } = fakeServer({ [route]: () => refusal(404, 'NOT_FOUND') });
  const wrong = await renderInApp(<ReceiptPage id="1e5" />, { me: aClient() });
  expect(screen.getByText('Такой операции нет')).toBeInTheDocument();
  expect(routes()).toEqual([]);
  wrong.unmount();
  await renderInApp(<ReceiptPage id="202" />, { me: aClient() });
  await screen.findByText('Такой операции нет');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/balance');
});
