import { screen } from '@testing-library/react';
import type { Transaction } from '#contract/schemas/transaction.ts';
import { OperationRow } from '#client/pages/balance/operations/operation-row.tsx';
import { PersonMoney } from '#client/pages/desk/sections/users/person-money.tsx';
import { aTransaction } from '../support/client/a-transaction';
import { fakeServer } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const purchase = (given: Partial<Transaction> = {}): Transaction =>
  aTransaction({ type: 'PURCHASE', amount: -1000, balance: 400, ...given });

const row = async (line: Transaction) => {
  await renderInApp(<OperationRow line={line} onOpen={() => undefined} />, { me: aClient() });
  return screen.getByRole('button').textContent.replaceAll('\u00a0', ' ');
};

describe('a row of the history', () => {
  test.each<[string, Partial<Transaction>, string]>([
    ['names the bonus part of a purchase', { bonusAmount: -300 }, 'из них 300 ₽ бонусами'],
    ['names the gift part', { giftAmount: -250.5 }, 'из них 250,50 ₽ подарочными'],
    ['names both', { bonusAmount: -300, giftAmount: -700 }, 'из них 300 ₽ бонусами и 700 ₽ подарочными'],
    ['names the part of a refund', { amount: 1000, bonusAmount: 300, reversal: true }, 'из них 300 ₽ бонусами'],
  ])('%s, and what the balance became', async (_what, given, part) => {
    const text = await row(purchase(given));
    expect(text).toContain(part);
    expect(text).toContain('стало 400 ₽');
  });

  test('of the person’s own money names no part', async () => {
    expect(await row(purchase())).not.toContain('из них');
  });

  test('of bonus money alone says so once', async () => {
    const text = await row(purchase({ bonusAmount: -1000 }));
    expect(text).toMatch(/бонусами$/);
    expect(text).not.toContain('из них');
  });
});

test('an operator sees the parts of the sum in the person’s money', async () => {
  fakeServer({
    'GET /v1/admin/users/7/transactions': () => ({
      json: { items: [purchase({ bonusAmount: -300, giftAmount: -200 })], nextCursor: null },
    }),
  });
  await renderInApp(<PersonMoney id="7" />, { me: aClient({ permissions: ['ALL'] }) });
  const line = await screen.findByRole('listitem');
  expect(line.textContent.replaceAll('\u00a0', ' ')).toContain('300 ₽ бонусами, 200 ₽ подарочными');
});
