import { adminCorrectionsContract } from '../../src/contract/admin/money/corrections';
import { adminDepositsContract } from '../../src/contract/admin/money/deposits';
import { adminDrawsContract } from '../../src/contract/admin/money/draws';
import { adminReservesContract } from '../../src/contract/admin/money/reserves';
import { adminWithdrawalsContract } from '../../src/contract/admin/money/withdrawals';
import { balanceContract } from '../../src/contract/money/balance';
import { blogPurchaseContract } from '../../src/contract/blog/blog-purchase';
import { depositsContract } from '../../src/contract/money/deposits';
import { drawsContract } from '../../src/contract/money/draws';
import { giftCertificatesContract } from '../../src/contract/money/gift-certificates';
import { declaredErrors } from '../../src/contract/kit/declared-errors';
import type { Endpoint, Endpoints, Route } from '../../src/contract/kit/endpoint';
import { contract } from '../../src/contract/contract';
import { reservesContract } from '../../src/contract/money/reserves';
import { tipsContract } from '../../src/contract/money/tips';
import { withdrawalsContract } from '../../src/contract/money/withdrawals';

const ofMoney: Endpoints = {
  ...balanceContract,
  ...depositsContract,
  ...withdrawalsContract,
  ...giftCertificatesContract,
  ...reservesContract,
  ...drawsContract,
  ...tipsContract,
  ...blogPurchaseContract,
  ...adminWithdrawalsContract,
  ...adminCorrectionsContract,
  ...adminDepositsContract,
  ...adminReservesContract,
  ...adminDrawsContract,
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
