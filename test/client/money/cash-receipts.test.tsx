import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CashReceipts } from '#client/pages/money/receipt/cash-receipts.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

test('the cash register’s receipts that failed to load are said to be missing, and can be loaded again', async () => {
  const receipt = { id: 'one', kind: 'ADVANCE', state: 'DONE', total: 300, lines: [], fiscal: null, url: null };
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: [receipt] }];
  fakeServer({ 'GET /v1/balance/transactions/7/receipts': () => answers.shift() ?? { status: 404 } });
  await renderInApp(<CashReceipts id="7" />, { me: aClient(), path: '/cs2/profile' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Не загрузились кассовые чеки/);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Кассовый чек на аванс')).toBeVisible();
});
