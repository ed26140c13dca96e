import type { OperationKind } from '../money/operation-kind';
import type { SquadEvent } from '../squad/rules/all-rules';

/**
 * What an operation means for people's receipts, where its transfers alone do not tell: money that goes straight from
 * person to person. Money that leaves a hold is told by the hold.
 *
 * - `HELD`: own money is held, or what was held (for a squad, booking, reserve, certificate, course, withdrawal) is
 *   rendered, given back or paid out.
 * - `TIPS`, `ARTICLE`: sold at once; `ARTICLE_RETURN`: the sale is undone.
 * - `DEPOSIT`: money comes from outside, or goes back there.
 * - `SERVICE`: the service gives or takes money of its own, which is no receipt.
 * - `NOTHING`: no own money of a person moves.
 */
export type OperationMeaning = 'HELD' | 'TIPS' | 'ARTICLE' | 'ARTICLE_RETURN' | 'DEPOSIT' | 'SERVICE' | 'NOTHING';

/** Of every kind of operation: a new kind does not compile before it is said here what its receipt is. */
const meanings: Readonly<Record<Exclude<OperationKind, SquadEvent['type']>, OperationMeaning>> = {
  'squad create': 'HELD',
  'squad promo code': 'HELD',
  'squad prepaid': 'HELD',
  'squad recreate': 'HELD',
  'squad repeat': 'HELD',
  'disband squad': 'HELD',
  'account closed': 'HELD',
  'POST /v1/squads/deposit': 'HELD',
  'POST /v1/squads/deposit-first-squad': 'HELD',
  'POST /v1/squads/{id}/pay': 'HELD',
  'POST /v1/bookings': 'HELD',
  'POST /v1/bookings/{id}/answer': 'HELD',
  'POST /v1/bookings/{id}/cancel': 'HELD',
  'booking unanswered': 'HELD',
  'booking open': 'HELD',
  'bookings of somebody gone': 'HELD',
  'cancel booking': 'HELD',
  'POST /v1/balance/deposit': 'NOTHING',
  'POST /v1/packages/deposit': 'NOTHING',
  'POST /v1/balance/withdraw': 'HELD',
  'cancel withdrawal': 'HELD',
  'pay withdrawal': 'HELD',
  'reject withdrawal': 'HELD',
  deposit: 'DEPOSIT',
  'deposit refunded': 'DEPOSIT',
  'ask refund': 'HELD',
  'cancel refund': 'HELD',
  'decline refund': 'HELD',
  'refund refused': 'HELD',
  'credit deposit': 'NOTHING',
  'refund deposit': 'NOTHING',
  'tie callback': 'NOTHING',
  reconciliation: 'NOTHING',
  'decide difference': 'NOTHING',
  'correct balance': 'SERVICE',
  'confirm correction': 'SERVICE',
  'registration bonus': 'NOTHING',
  'bonus money ended': 'NOTHING',
  'POST /v1/balance/tips/purchase': 'TIPS',
  'POST /v1/balance-reserve/signed-link': 'NOTHING',
  'POST /v1/balance/reserve': 'HELD',
  'unreserve: ask': 'HELD',
  'unreserve: change': 'HELD',
  'unreserve: withdraw': 'HELD',
  'unreserve: confirm': 'HELD',
  'unreserve: reject': 'HELD',
  'unreserve by silence': 'HELD',
  'confirm unreserve': 'HELD',
  'cancel reserve': 'HELD',
  'reserve idle': 'HELD',
  'POST /v1/balance/gift-certificates': 'HELD',
  'deposit for certificate': 'NOTHING',
  'pay certificate': 'HELD',
  'activate certificate': 'HELD',
  'certificate ended': 'HELD',
  'make draw': 'SERVICE',
  'pay draw': 'SERVICE',
  'release gift': 'HELD',
  'take gift back': 'NOTHING',
  'undo gift': 'HELD',
  'POST /v1/balance/articles/{articleId}/pay': 'ARTICLE',
  'POST /v1/balance/articles/{articleId}/deposit': 'NOTHING',
  'DELETE /v1/admin/blog/articles/{id}': 'ARTICLE_RETURN',
  'POST /v1/admin/blog/purchases/{id}/refund': 'ARTICLE_RETURN',
  'POST /v1/training-landings/courses/{id}': 'HELD',
  'POST /v1/training-landings/my-courses/{id}/close': 'HELD',
  'course.expired': 'HELD',
  'broadcast to a group': 'NOTHING',
  'broadcast to people': 'NOTHING',
  'review criterion': 'NOTHING',
  'support template': 'NOTHING',
  note: 'NOTHING',
};

const hasMeaning = (kind: string): kind is keyof typeof meanings => kind in meanings;

/**
 * The meaning of a stored kind. Squads move money only through their holds; of a kind that no version of the product
 * knows, whatever goes from person to person is the service's own affair.
 */
export const meaningOf = (kind: string): OperationMeaning => {
  if (hasMeaning(kind)) return meanings[kind];
  return kind.startsWith('squad.') ? 'HELD' : 'SERVICE';
};
