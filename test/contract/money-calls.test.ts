import { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import { deskDrawsContract } from '#contract/desk/money/draws.ts';
import { deskReservesContract } from '#contract/desk/money/reserves.ts';
import { deskWithdrawalsContract } from '#contract/desk/money/withdrawals.ts';
import { balanceContract } from '#contract/money/balance.ts';
import { blogPurchaseContract } from '#contract/blog/blog-purchase.ts';
import { depositsContract } from '#contract/money/deposits.ts';
import { drawsContract } from '#contract/money/draws.ts';
import { giftCertificatesContract } from '#contract/money/gift-certificates.ts';
import { declaredErrors } from '#contract/kit/declared-errors.ts';
import type { Endpoint, Endpoints, Route } from '#contract/kit/endpoint.ts';
import { contract } from '#contract/contract.ts';
import { reservesContract } from '#contract/money/reserves.ts';
import { tipsContract } from '#contract/money/tips.ts';
import { withdrawalsContract } from '#contract/money/withdrawals.ts';

const ofMoney: Endpoints = {
  ...balanceContract,
  ...depositsContract,
  ...withdrawalsContract,
  ...giftCertificatesContract,
  ...reservesContract,
  ...drawsContract,
  ...tipsContract,
  ...blogPurchaseContract,
  ...deskWithdrawalsContract,
  ...deskCorrectionsContract,
  ...deskDepositsContract,
  ...deskReservesContract,
  ...deskDrawsContract,
};

/** Calls of these contracts that change something but move no money, each with the reason. */
const movesNone: Readonly<Record<string, string>> = {
  'PUT /v1/balance/steam-trade-url': 'an address',
  'DELETE /v1/balance/user-withdrawal-methods/{id}': 'requisites',
  'POST /v1/dummy-provider/{depositId}': 'the provider’s word: settled once by the deposit itself',
  'POST /v1/draws/{id}/participate': 'a ticket, once by its key',
  'DELETE /v1/balance-reserve/{id}/link': 'a link without money',
  'POST /v1/tips/goals': 'a wish',
  'PUT /v1/tips/goals/{id}': 'a wish',
  'DELETE /v1/tips/goals/{id}': 'a wish',
};

const changing = Object.entries(ofMoney).filter(([route]) => !route.startsWith('GET '));

const needsKey = ([, { idempotent }]: readonly [string, Endpoint]): boolean => idempotent === true;

test('every call that moves money requires an idempotency key; the others are listed with their reason', () => {
  const others = changing.filter((call) => !needsKey(call)).map(([route]) => route);
  expect(others.filter((route) => !route.includes('/v1/admin/')).sort()).toEqual(Object.keys(movesNone).sort());
});

test('a call with an idempotency key declares the refusals for a missing key, a reused key and too many requests', () => {
  const paying = Object.entries<Endpoint>(contract).filter(
    ([route, one]) => !route.startsWith('GET ') && one.idempotent,
  );
  expect(paying.length).toBeGreaterThan(25);
  for (const [route, one] of paying)
    expect([...declaredErrors(route as Route, one)]).toEqual(
      expect.arrayContaining(['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED']),
    );
});
