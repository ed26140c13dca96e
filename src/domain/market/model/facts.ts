import type { SquadContext, SquadState } from '../../squad/facts/squad-context';
import type { SquadPayment } from '../../squad/facts/squad-bill';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import { ms, waits } from './terms';

/** What follows from the bare facts of a squad, found without the rules' own selectors. */

export type Member = SquadContext['members'][number];

export const memberIn = ({ members }: SquadContext, by: SquadActor): Member | undefined =>
  members.find(({ id }) => id === by);

export const mates = ({ members }: SquadContext): readonly Member[] => members.filter(({ type }) => type === 'MATE');

export const guests = ({ members }: SquadContext): readonly Member[] => members.filter(({ type }) => type !== 'MATE');

export const ownedByMate = (c: SquadContext): boolean => memberIn(c, c.ownerId)?.type === 'MATE';

export const held = ({ amount, subsidy, refunded, subsidyReturned, spent, moved }: SquadPayment): number =>
  amount + subsidy - refunded - subsidyReturned - spent - moved;

export const heldIn = ({ payments }: SquadContext): number => {
  let sum = 0;
  for (const payment of payments) sum += held(payment);
  return sum;
};

const once = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

export const payers = ({ payments }: SquadContext): readonly string[] =>
  once(payments.filter((one) => held(one) > 0).map(({ payerId }) => payerId));

export const waitingPayers = ({ payments }: SquadContext): readonly string[] =>
  once(payments.filter((one) => held(one) > 0 && one.acceptedAt === null).map(({ payerId }) => payerId));

export const unpaid = ({ quote, payments }: SquadContext) =>
  (quote?.shares ?? []).filter(({ memberId }) => payments.every((payment) => payment.memberId !== memberId));

/** READY: payers who have not paid and mates who have not confirmed. */
export const laggards = (c: SquadContext): readonly string[] =>
  once([
    ...unpaid(c).map(({ payerId }) => payerId),
    ...mates(c).flatMap(({ id, confirmedAt }) => (confirmedAt === null ? [id] : [])),
  ]);

/** STARTED: the owner and mates who have not come. */
export const missing = (c: SquadContext): readonly string[] =>
  once([
    ...c.members.flatMap(({ id, confirmedAt }) => (id === c.ownerId && confirmedAt === null ? [id] : [])),
    ...mates(c).flatMap(({ id, confirmedAt }) => (confirmedAt === null ? [id] : [])),
  ]);

/** Invited by name, who have not answered. */
export const invited = (c: SquadContext): readonly string[] => [
  ...c.mateInvitations.map(({ mateId }) => mateId),
  ...c.friendInvitations.flatMap(({ friendId }) => friendId ?? []),
];

export const taken = (c: SquadContext): number => c.members.length + invited(c).length;

export const side = (c: SquadContext, by: SquadActor): 'MATE' | 'PAYER' | null =>
  memberIn(c, by)?.type === 'MATE' ? 'MATE' : payers(c).some((id) => id === by) ? 'PAYER' : null;

/** Who has not yet answered a request to finish early. */
export const earlyAwaited = (c: SquadContext): readonly string[] => {
  const { earlyFinish } = c;
  if (earlyFinish === null) return [];
  const others =
    earlyFinish.side === 'PAYER' ? mates(c).map(({ id }) => id) : payers(c).filter((id) => memberIn(c, id));
  return others.filter((id) => !earlyFinish.confirmedBy.includes(id));
};

/** Who has not yet answered a dispute, those who left included. */
export const disputeAwaited = (c: SquadContext): readonly string[] => {
  const { dispute } = c;
  if (dispute?.status !== 'NEW') return [];
  const others =
    dispute.side === 'MATE'
      ? payers(c)
      : once([...mates(c).map(({ id }) => id), ...c.earned.map(({ mateId }) => mateId)]);
  return others.filter((id) => !dispute.grantedBy.includes(id));
};

/** Milliseconds of a game played until `at`; a pause does not count. */
export const played = (c: SquadContext, at: number): number => {
  const now = c.recreation === null ? at : Math.min(at, c.recreation.flaggedAt);
  const left = Math.max((c.statusEndsAt ?? now) - now, 0);
  return ms(c.durationMinutes) - Math.min(left, ms(c.durationMinutes));
};

/** A started minute counts. */
export const playedMinutes = (c: SquadContext, at: number): number => Math.ceil(played(c, at) / ms(1));

export interface Due {
  readonly kind: string;
  readonly subject: string;
  readonly at: number;
}

const dueIn: Readonly<
  Record<SquadStatus, (c: SquadContext) => readonly (readonly [string, number | null, string?])[]>
> = {
  PENDING: (c) => [
    ['idleExpired', c.touchedAt + waits.idle],
    ...c.mateInvitations.map(({ mateId, expiresAt }) => ['invitationExpired', expiresAt, mateId] as const),
    ...c.friendInvitations.map(({ token, expiresAt }) => ['friendInvitationExpired', expiresAt, token] as const),
    ['hotExpired', c.hotUntil],
    ...c.offers.map(({ mateId, expiresAt }) => ['offerExpired', expiresAt, mateId] as const),
  ],
  READY: (c) => [
    ['confirmationExpired', c.statusEndsAt],
    ...c.friendInvitations.map(({ token, expiresAt }) => ['friendInvitationExpired', expiresAt, token] as const),
  ],
  STARTED: (c) => [
    ['recreationExpired', c.recreation?.expiresAt ?? null],
    ['lobbyExpired', c.recreation === null ? c.statusEndsAt : null],
  ],
  IN_A_GAME: (c) => [
    ['recreationExpired', c.recreation?.expiresAt ?? null],
    ['durationElapsed', c.recreation === null ? c.statusEndsAt : null],
    ['earlyFinishExpired', c.recreation === null ? (c.earlyFinish?.expiresAt ?? null) : null],
    ...disputeDue(c),
  ],
  FINISHED: (c) => [
    ...disputeDue(c),
    [
      'settlementDue',
      c.settledAt === null && c.finishedAt !== null && (c.dispute === null || c.dispute.status === 'CLOSED')
        ? c.finishedAt + waits.settlement
        : null,
    ],
  ],
  DISBANDED: () => [],
};

const disputeDue = ({ dispute }: SquadContext): readonly (readonly [string, number | null])[] =>
  dispute === null || dispute.status === 'CLOSED'
    ? []
    : [[dispute.status === 'NEW' ? 'disputeAnswerExpired' : 'disputeDecisionExpired', dispute.expiresAt]];

/** Every moment at which the clock has to do something, by status. */
export const due = ({ value, context }: SquadState): readonly Due[] =>
  dueIn[value](context).flatMap(([kind, at, subject = '']) =>
    at === null ? [] : [{ kind: `squad.${kind}`, subject, at }],
  );
