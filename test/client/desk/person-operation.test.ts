import { personOperation } from '#client/pages/desk/sections/users/person-money.tsx';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { aTransaction } from '../../support/client/a-transaction';

const words = (given: Parameters<typeof aTransaction>[0]) => {
  const { title, subtitle } = personOperation(aTransaction(given));
  return [title, subtitle];
};

test('an operator reads of which kind a correction of somebody’s balance was', () => {
  expect(words({ type: 'CORRECTION', bonusReason: null, details: { comment: 'Задвоилось' } })).toEqual([
    'Поправка баланса',
    'Задвоилось',
  ]);
  expect(
    words({ type: 'CORRECTION', bonusReason: 'GIFT_CERTIFICATE', giftAmount: -200, details: { ended: true } })[0],
  ).toBe('Сгорели подарочные деньги');
});

test('a returned payment does not read like a payment', () => {
  expect(words({ type: 'PURCHASE', reversal: true, squadId: 18_010 })[0]).toMatch(/^Возврат за сквад/);
});

test('nothing of somebody’s money speaks to the operator as if it were theirs', () => {
  for (const type of transactionTypes)
    for (const reversal of [false, true]) expect(words({ type, reversal }).join(' ')).not.toMatch(/тво[йяюеё]|тебе/i);
});
