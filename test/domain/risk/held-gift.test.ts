import { givenOf, heldOfPay } from '#domain/risk/held-gift.ts';

const whole = { gross: 1000_00, amount: 1000_00, subsidy: 0, left: 1000_00, bonusLeft: 0 };

describe('what the service has given of a share', () => {
  test.each([
    ['own money alone: nothing', whole, 0],
    ['the rest of a trial lesson', { ...whole, amount: 199_00, subsidy: 801_00, left: 199_00 }, 801_00],
    ['bonus money', { ...whole, bonusLeft: 300_00 }, 300_00],
    ['both', { ...whole, amount: 500_00, subsidy: 500_00, left: 500_00, bonusLeft: 150_00 }, 650_00],
    ['half of it, when half is spent', { ...whole, gross: 500_00, bonusLeft: 300_00 }, 150_00],
    ['of what has not gone back', { ...whole, gross: 500_00, left: 500_00, bonusLeft: 150_00 }, 150_00],
    ['nothing of nothing', { gross: 0, amount: 0, subsidy: 0, left: 0, bonusLeft: 0 }, 0],
  ])('%s', (_name, share, given) => {
    expect(givenOf(share)).toBe(given);
  });
});

describe('of a mate’s pay', () => {
  const spent = [
    { payerId: 'marked', gross: 600_00, given: 300_00 },
    { payerId: 'other', gross: 400_00, given: 400_00 },
  ];

  test('the given part of marked payers is held, to the kopeck below', () => {
    expect(heldOfPay(670_01, spent, (id) => id === 'marked')).toEqual([{ payerId: 'marked', amount: 201_00 }]);
  });

  test('nothing is held of payers who are not marked, nor of own money', () => {
    expect(heldOfPay(670_00, spent, () => false)).toEqual([]);
    expect(heldOfPay(670_00, [{ payerId: 'marked', gross: 600_00, given: 0 }], () => true)).toEqual([]);
  });

  test('shares that one payer has paid for several people are held together', () => {
    const twice = spent.map((part) => ({ ...part, payerId: 'marked' }));
    expect(heldOfPay(1000_00, twice, () => true)).toEqual([{ payerId: 'marked', amount: 700_00 }]);
  });
});
