import type { Contract } from '#contract/contract.ts';

type IdempotentRoute = {
  [R in keyof Contract]: Contract[R] extends { readonly idempotent: true } ? R : never;
}[keyof Contract];

/** The calls for which the contract wants a key; the compiler compares both. */
const idempotentRoutes: Readonly<Record<IdempotentRoute, true>> = {
  'POST /v1/squads/{id}/pay': true,
  'POST /v1/bookings': true,
  'POST /v1/bookings/{id}/cancel': true,
  'POST /v1/squads/deposit-first-squad': true,
  'POST /v1/squads/deposit': true,
  'POST /v1/training-landings/courses/{id}': true,
  'POST /v1/training-landings/my-courses/{id}/close': true,
  'POST /v1/balance/tips/purchase': true,
  'POST /v1/balance/articles/{articleId}/deposit': true,
  'POST /v1/balance/articles/{articleId}/pay': true,
  'POST /v1/admin/blog/purchases/{id}/refund': true,
  'POST /v1/balance/deposit': true,
  'POST /v1/packages/deposit': true,
  'POST /v1/balance/deposits/{id}/refund': true,
  'POST /v1/balance/refunds/{id}/cancel': true,
  'POST /v1/balance/withdraw': true,
  'POST /v1/balance/withdrawals/{id}/cancel': true,
  'POST /v1/balance/gift-certificates': true,
  'POST /v1/balance/gift-certificates/{id}/pay': true,
  'POST /v1/balance/gift-certificates/{id}/deposit': true,
  'POST /v1/balance/gift-certificates/{id}/activate': true,
  'POST /v1/balance-reserve/signed-link': true,
  'POST /v1/balance/reserve': true,
  'PUT /v1/balance-reserve/{id}/unreserve-transactions': true,
  'POST /v1/balance-reserve/{id}/cancel': true,
  'POST /v1/admin/notes': true,
  'POST /v1/admin/withdrawals/{id}/pay': true,
  'POST /v1/admin/withdrawals/{id}/reject': true,
  'POST /v1/admin/support/templates': true,
  'POST /v1/admin/review-criteria': true,
  'POST /v1/admin/corrections': true,
  'POST /v1/admin/corrections/{id}/confirm': true,
  'POST /v1/admin/deposits/{id}/credit': true,
  'POST /v1/admin/deposits/{id}/refund': true,
  'POST /v1/admin/provider-callbacks/{id}/tie': true,
  'POST /v1/admin/reconciliations': true,
  'POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide': true,
  'POST /v1/admin/bookings/{id}/cancel': true,
  'POST /v1/admin/reserves/{id}/rows/{rowId}/confirm': true,
  'POST /v1/admin/reserves/{id}/cancel': true,
  'POST /v1/admin/draws': true,
  'POST /v1/admin/draws/{id}/pay': true,
  'POST /v1/admin/notifications/group': true,
  'POST /v1/admin/notifications/selected': true,
};

/** Whether a call carries an idempotency key, `POST /v1/balance/withdraw` for example. */
export const wantsKey = (route: string): boolean => Object.hasOwn(idempotentRoutes, route);
