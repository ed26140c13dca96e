import { defineMutations } from './define-mutations';
import { startedPaymentTags, moneyTags } from './money-tags';

export const change = defineMutations({
  'POST /v1/tips/goals': ['TipsGoals'],
  'PUT /v1/tips/goals/{id}': ['TipsGoals'],
  'DELETE /v1/tips/goals/{id}': ['TipsGoals'],
  'POST /v1/balance/tips/purchase': (response) =>
    response === undefined ? [] : ['TipsGoals', 'Me', 'Balance', 'Transactions'],
  'POST /v1/balance/gift-certificates': (response) => (response === undefined ? [] : [...moneyTags, 'Certificates']),
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
  'DELETE /v1/balance/user-withdrawal-methods/{id}': ['WithdrawalMethods'],
  'POST /v1/balance/withdraw': (response) => (response === undefined ? [] : [...moneyTags, 'WithdrawalMethods']),
  'POST /v1/balance/withdrawals/{id}/cancel': moneyTags,
});
