import { defineMutations } from './define-mutations';
import { startedPaymentTags, moneyTags } from './money-tags';

export const change = defineMutations({
  'PUT /v1/taxes/me': ['Taxes'],
  'PUT /v1/taxes/me/receipts/{id}': ['Taxes'],
  'POST /v1/tips/goals': ['TipsGoals'],
  'PUT /v1/tips/goals/{id}': ['TipsGoals'],
  'DELETE /v1/tips/goals/{id}': ['TipsGoals'],
  // After a refusal too: the goal was achieved or removed meanwhile.
  'POST /v1/balance/tips/purchase': [...moneyTags, 'TipsGoals'],
  // After a lost response too: the certificate may have been bought.
  'POST /v1/balance/gift-certificates': [...moneyTags, 'Certificates'],
  'POST /v1/balance/gift-certificates/{id}/pay': [...moneyTags, 'Certificates'],
  'POST /v1/balance/gift-certificates/{id}/activate': [...moneyTags, 'Certificates'],
  'POST /v1/balance-reserve/signed-link': ['Reserve'],
  'POST /v1/balance/reserve': [...moneyTags, 'Reserve'],
  'PUT /v1/balance-reserve/{id}/unreserve-transactions': [...moneyTags, 'Reserve'],
  'POST /v1/balance-reserve/{id}/cancel': [...moneyTags, 'Reserve'],
  'DELETE /v1/balance-reserve/{id}/link': ['Reserve'],
  'POST /v1/draws/{id}/participate': ['Draws'],
  'PUT /v1/balance/steam-trade-url': ['SteamTradeUrl'],
  'POST /v1/balance/deposit': startedPaymentTags,
  'POST /v1/packages/deposit': startedPaymentTags,
  'POST /v1/squads/deposit-first-squad': startedPaymentTags,
  'POST /v1/balance/gift-certificates/{id}/deposit': startedPaymentTags,
  'POST /v1/dummy-provider/{depositId}': moneyTags,
  // After a refusal too: what may be asked back has changed.
  'POST /v1/balance/deposits/{id}/refund': moneyTags,
  'POST /v1/balance/refunds/{id}/cancel': moneyTags,
  'DELETE /v1/balance/user-withdrawal-methods/{id}': ['WithdrawalMethods'],
  // After a refusal too: the available sum or the saved target was outdated.
  'POST /v1/balance/withdraw': [...moneyTags, 'WithdrawalMethods'],
  'POST /v1/balance/withdrawals/{id}/cancel': moneyTags,
});
