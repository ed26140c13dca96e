import type { Wanted } from './in-both-formats';

/** Calls about receipts, refunds and ways to pay. */
export const moneyDesk: Wanted = {
  'GET /v1/admin/money-methods': 'ALL',
  'PUT /v1/admin/money-methods/deposits/{method}': 'ALL',
  'PUT /v1/admin/money-methods/withdrawals/{method}': 'ALL',
  'PUT /v1/admin/money-methods/deposits': 'ALL',
  'PUT /v1/admin/money-methods/withdrawals': 'ALL',
  'GET /v1/admin/receipts': 'MANAGE_DEPOSIT',
  'GET /v1/admin/receipts.csv': 'MANAGE_DEPOSIT',
  'GET /v1/admin/receipts/{id}': 'MANAGE_DEPOSIT',
  'POST /v1/admin/receipts/{id}/again': 'MANAGE_DEPOSIT',
  'GET /v1/admin/principals/{id}': 'MANAGE_DEPOSIT',
  'PUT /v1/admin/principals/{id}': 'MANAGE_DEPOSIT',
  'GET /v1/admin/payouts/accounts': 'VIEW_TRANSACTIONS_LIST',
  'GET /v1/admin/withdrawals/{id}/payouts': 'VIEW_TRANSACTION',
  'POST /v1/admin/withdrawals/{id}/payouts': 'MARK_WITHDRAWAL_PAID',
  'POST /v1/admin/payouts/{id}/again': 'MARK_WITHDRAWAL_PAID',
  'POST /v1/admin/payouts/{id}/done': 'MARK_WITHDRAWAL_PAID',
  'POST /v1/admin/payouts/{id}/failed': 'MARK_WITHDRAWAL_PAID',
  'GET /v1/admin/refunds': 'MANAGE_DEPOSIT',
  'GET /v1/admin/refunds/{id}': 'MANAGE_DEPOSIT',
  'POST /v1/admin/refunds/{id}/agree': 'MANAGE_DEPOSIT',
  'POST /v1/admin/refunds/{id}/decline': 'MANAGE_DEPOSIT',
  'POST /v1/admin/refunds/{id}/done': 'MANAGE_DEPOSIT',
  'POST /v1/admin/refunds/{id}/failed': 'MANAGE_DEPOSIT',
  'POST /v1/admin/refunds/{id}/again': 'MANAGE_DEPOSIT',
};
