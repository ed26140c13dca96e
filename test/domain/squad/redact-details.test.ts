import { redactDetails } from '../../../src/domain/squad/redact-details';

test('a promo code is its owner’s, what it takes off is everybody’s', () => {
  const details = { code: 'START10', percent: 10, amount: null };
  expect(redactDetails('PROMO_CODE_USED', details, true)).toEqual(details);
  expect(redactDetails('PROMO_CODE_USED', details, false)).toEqual({ percent: 10, amount: null });
  expect(redactDetails('PROMO_CODE_CANCELED', { code: 'START10' }, false)).toEqual({});
});

test('what the mates received tells their percents, so it is nobody’s', () => {
  expect(redactDetails('WITHDRAWN', { amount: 8200 }, true)).toEqual({});
  expect(redactDetails('MEMBER_PAID', { amount: 8200 }, false)).toEqual({ amount: 8200 });
});
