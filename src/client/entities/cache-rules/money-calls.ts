import { changesBy } from './changes-by';
import { begunPayment, money } from './money-tags';

/** What calls about money make old. */
export const change = changesBy({
  'POST /v1/tips/goals': ['TipsGoals'],
  'PUT /v1/tips/goals/{id}': ['TipsGoals'],
  'DELETE /v1/tips/goals/{id}': ['TipsGoals'],
  'POST /v1/balance/tips/purchase': (answer) =>
    answer === undefined ? [] : ['TipsGoals', 'Me', 'Balance', 'Transactions'],
  'POST /v1/balance/gift-certificates': (answer) => (answer === undefined ? [] : [...money, 'Certificates']),
  'POST /v1/balance/gift-certificates/{id}/pay': [...money, 'Certificates'],
  'POST /v1/balance/gift-certificates/{id}/activate': [...money, 'Certificates'],
  'POST /v1/balance-reserve/signed-link': ['Reserve'],
  'POST /v1/balance/reserve': [...money, 'Reserve'],
  'PUT /v1/balance-reserve/{id}/unreserve-transactions': [...money, 'Reserve'],
  'POST /v1/balance-reserve/{id}/cancel': [...money, 'Reserve'],
  'POST /v1/draws/{id}/participate': ['Draws'],
  'PUT /v1/balance/steam-trade-url': ['SteamTradeUrl'],
  'POST /v1/balance/deposit': begunPayment,
  'POST /v1/packages/deposit': begunPayment,
  'POST /v1/squads/deposit-first-squad': begunPayment,
  'POST /v1/balance/gift-certificates/{id}/deposit': begunPayment,
  'POST /v1/dummy-provider/{depositId}': money,
  'DELETE /v1/balance/user-withdrawal-methods/{id}': ['WithdrawalMethods'],
  'POST /v1/balance/withdraw': (answer) => (answer === undefined ? [] : [...money, 'WithdrawalMethods']),
  'POST /v1/balance/withdrawals/{id}/cancel': money,
});
