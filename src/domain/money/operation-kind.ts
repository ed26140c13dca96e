import type { SquadEvent } from '../squad/rules/all-rules';

/** Steps of squads that are more than one event, or an event of one's own making. */
type SquadKind =
  | SquadEvent['type']
  | 'squad create'
  | 'squad promo code'
  | 'squad prepaid'
  | 'squad recreate'
  | 'squad repeat'
  | 'disband squad'
  | 'account closed'
  | 'POST /v1/squads/deposit'
  | 'POST /v1/squads/deposit-first-squad'
  | 'POST /v1/squads/{id}/pay';

type BookingKind =
  | 'POST /v1/bookings'
  | 'POST /v1/bookings/{id}/answer'
  | 'POST /v1/bookings/{id}/cancel'
  | 'booking unanswered'
  | 'booking open'
  | 'bookings of somebody gone'
  | 'cancel booking';

type BalanceKind =
  | 'POST /v1/balance/deposit'
  | 'POST /v1/packages/deposit'
  | 'POST /v1/balance/withdraw'
  | 'cancel withdrawal'
  | 'pay withdrawal'
  | 'reject withdrawal'
  | 'deposit'
  | 'deposit refunded'
  | 'ask refund'
  | 'cancel refund'
  | 'decline refund'
  | 'refund refused'
  | 'credit deposit'
  | 'refund deposit'
  | 'tie callback'
  | 'reconciliation'
  | 'decide difference'
  | 'correct balance'
  | 'confirm correction'
  | 'registration bonus'
  | 'bonus money ended'
  | 'POST /v1/balance/tips/purchase';

type ReserveKind =
  | 'POST /v1/balance-reserve/signed-link'
  | 'POST /v1/balance/reserve'
  | 'unreserve: ask'
  | 'unreserve: change'
  | 'unreserve: withdraw'
  | 'unreserve: confirm'
  | 'unreserve: reject'
  | 'unreserve by silence'
  | 'confirm unreserve'
  | 'cancel reserve'
  | 'reserve idle';

type GiftKind =
  | 'POST /v1/balance/gift-certificates'
  | 'deposit for certificate'
  | 'pay certificate'
  | 'activate certificate'
  | 'certificate ended'
  | 'make draw'
  | 'pay draw';

type RiskKind = 'release gift' | 'take gift back' | 'undo gift';

type ReadingKind =
  | 'POST /v1/balance/articles/{articleId}/pay'
  | 'POST /v1/balance/articles/{articleId}/deposit'
  | 'DELETE /v1/admin/blog/articles/{id}'
  | 'POST /v1/admin/blog/purchases/{id}/refund'
  | 'POST /v1/training-landings/courses/{id}'
  | 'POST /v1/training-landings/my-courses/{id}/close'
  | 'course.expired';

/** Acts without money, made once per idempotency key. */
type DeskKind = 'broadcast to a group' | 'broadcast to people' | 'review criterion' | 'support template' | 'note';

/** What an operation was opened for: a call, a job or a step of a squad. Stored, so a name in use never changes. */
export type OperationKind =
  | SquadKind
  | BookingKind
  | BalanceKind
  | ReserveKind
  | GiftKind
  | ReadingKind
  | RiskKind
  | DeskKind;
