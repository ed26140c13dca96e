import { sumOf } from '#domain/money/kopecks.ts';
import { holdMovements, type Movement, returnMovements } from '#domain/money/movement.ts';
import { partsOfPrice, partsOfRefund } from '#domain/money/purse.ts';
import {
  heldShare,
  paidAtOnce,
  payMovements,
  referralMovements,
  returnedShare,
} from '#domain/squad/books/movements.ts';
import { afterRefund, carriedOver, fundedWith, heldParts } from '#domain/squad/books/share-funding.ts';
import { giftHold, type AccountRef } from '#domain/money/account-ref.ts';

const nameOf = ({ kind, owner }: AccountRef): string => `${kind}:${owner}`;

/** What each account gains by the movements, in kopecks; accounts that gain nothing are left out. */
const gains = (movements: readonly Movement[]): Readonly<Record<string, number>> => {
  const sums = new Map<string, number>();
  const add = (account: AccountRef, amount: number) =>
    sums.set(nameOf(account), (sums.get(nameOf(account)) ?? 0) + amount);
  for (const { from, to, amount } of movements) {
    add(from, -amount);
    add(to, amount);
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};

const share = { memberId: 'owner', payerId: 'owner', amount: 100_00, subsidy: 20_00 };

test('a share is held from every kind of money of its payer, with what the service adds', () => {
  const parts = partsOfPrice(share.amount, { bonus: 10_00, gift: 30_00 });
  expect(gains(holdMovements(heldShare(7, share), parts))).toEqual({
    'USER:owner': -60_00,
    'BONUS:owner': -10_00,
    'GIFT:owner': -30_00,
    'PLATFORM:subsidy': -20_00,
    'HOLD:squad:7': 120_00,
  });
});

test('a share that goes back in two parts returns exactly what it was held from', () => {
  const funding = fundedWith(100_01, { bonus: 10_00, gift: 33_33 });
  const first = partsOfRefund(heldParts(funding), 50_00);
  const rest = afterRefund(funding, first);
  const second = partsOfRefund(heldParts(rest), 50_01);
  const back = [first, second].flatMap((parts) =>
    returnMovements(
      returnedShare(7, { ...share, subsidy: 0, amount: sumOf(Object.values(parts), (part) => part), as: 'PURCHASE' }),
      parts,
    ),
  );
  expect(gains(back)).toEqual({
    'USER:owner': 56_68,
    'BONUS:owner': 10_00,
    'GIFT:owner': 33_33,
    'HOLD:squad:7': -100_01,
  });
  expect(heldParts(afterRefund(rest, second))).toEqual({ own: 0, bonus: 0, gift: 0 });
});

test('a successor keeps the kinds of money that have not gone back', () => {
  const funding = afterRefund(fundedWith(100_00, { bonus: 20_00, gift: 50_00 }), { own: 0, bonus: 15_00, gift: 0 });
  expect(carriedOver(funding, 40_00)).toEqual(fundedWith(40_00, { bonus: 5_00, gift: 35_00 }));
});

test('what is kept back of a mate’s pay goes to its hold and the rest to the mate', () => {
  const held = [{ to: giftHold('gift-1'), amount: 15_00 }];
  expect(paidAtOnce(70_00, held)).toBe(55_00);
  expect(gains(payMovements(7, { mateId: 'mate', amount: 70_00 }, held))).toEqual({
    'USER:mate': 55_00,
    'HOLD:gift:gift-1': 15_00,
    'HOLD:squad:7': -70_00,
  });
});

test('a referrer’s reward is borne by the mates and the service; the service’s part may be kept back', () => {
  const pay = { referrerId: 'friend', reward: 10_00, shares: [{ mateId: 'mate', amount: 5_00 }] };
  expect(gains(referralMovements({ ...pay, hold: null }))).toEqual({
    'USER:friend': 10_00,
    'USER:mate': -5_00,
    'PLATFORM:revenue': -5_00,
  });
  expect(gains(referralMovements({ ...pay, hold: giftHold('gift-1') }))).toEqual({
    'USER:friend': 5_00,
    'HOLD:gift:gift-1': 5_00,
    'USER:mate': -5_00,
    'PLATFORM:revenue': -5_00,
  });
});
