import { seenLine } from '#domain/squad/facts/history-details.ts';

test('a promo code is visible to its owner, its discount to everybody', () => {
  const line = { event: 'PROMO_CODE_USED', details: { code: 'START10', percent: 10, amount: null } } as const;
  expect(seenLine(line, true)).toEqual(line);
  expect(seenLine(line, false).details).toEqual({ percent: 10, amount: null });
  expect(seenLine({ event: 'PROMO_CODE_CANCELED', details: { code: 'START10' } }, false).details).toEqual({});
});

test('what the mates received reveals their percents, so nobody sees it', () => {
  expect(seenLine({ event: 'WITHDRAWN', details: { amount: 8200 } }, true).details).toEqual({});
  expect(seenLine({ event: 'MEMBER_PAID', details: { amount: 8200 } }, false).details).toEqual({ amount: 8200 });
});
