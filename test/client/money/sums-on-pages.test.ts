import type { Transaction } from '#contract/schemas/transaction.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { operationFacts } from '#client/entities/money/operation/operation-facts.ts';

const line: Transaction = {
  id: '7',
  type: 'WITHDRAWAL',
  amount: -505.1,
  bonusAmount: 0,
  giftAmount: 0,
  balance: 0.3,
  bonusReason: null,
  status: null,
  reversal: false,
  squadId: null,
  squad: null,
  withdrawal: {
    id: '0190f000-0000-7000-8000-000000000101',
    status: 'PAID',
    method: 'BANK_CARD_RU',
    walletShown: '2200 •••• 0004',
    bank: null,
    fee: 5.05,
    reference: null,
    canceled: false,
    comment: null,
    heldUntil: null,
    confirmedAt: null,
    atProviderSince: null,
    changedAt: '2026-11-20T10:00:00.000Z',
  },
  details: {},
  createdAt: '2026-11-20T10:00:00.000Z',
};

test('sums that a page has subtracted are shown to the kopeck and break nothing', () => {
  expect(formatMoney(505.1 - 5.05)).toMatch(/^500,05/);
  expect(formatMoney(0.1 + 0.2)).toMatch(/^0,30/);
  expect(operationFacts(line).map(([, value]) => value)).toContain(formatMoney(500.05));
});

test('a part that is nothing but a rounding error is no part', () => {
  const facts = operationFacts({
    ...line,
    type: 'PURCHASE',
    withdrawal: null,
    amount: -0.3,
    bonusAmount: -0.1,
    giftAmount: -0.2,
  });
  expect(facts.map(([, value]) => value)).not.toContain(formatMoney(0, true));
});
