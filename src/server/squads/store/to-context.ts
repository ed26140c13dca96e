import type { SquadContext } from '../../../domain/squad/squad-context';
import type { MateTerms } from '../../../domain/squad/squad-member';
import type { SquadPromo } from '../../../domain/squad/squad-promo';
import type { SquadQuote } from '../../../domain/squad/squad-quote';
import type { SquadRecreation } from '../../../domain/squad/squad-recreation';
import type { squad, squadEarnedPart, squadFriendInvitation, squadMateInvitation, squadMember, squadOffer, squadPayment, squadShare } from '../../db/schema/squads';

/** A squad's head row and the rows that hang on it, in their order. */
interface SquadRows {
  readonly row: typeof squad.$inferSelect;
  readonly members: readonly (typeof squadMember.$inferSelect)[];
  readonly mateInvitations: readonly (typeof squadMateInvitation.$inferSelect)[];
  readonly friendInvitations: readonly (typeof squadFriendInvitation.$inferSelect)[];
  readonly offers: readonly (typeof squadOffer.$inferSelect)[];
  readonly shares: readonly (typeof squadShare.$inferSelect)[];
  readonly payments: readonly (typeof squadPayment.$inferSelect)[];
  readonly earned: readonly (typeof squadEarnedPart.$inferSelect)[];
}

type Row = SquadRows['row'];
type Member = SquadRows['members'][number];

const ms = (time: Date | null): number | null => time?.getTime() ?? null;

const mateTerms = ({ level, percent }: Member): MateTerms | null => (level === null || percent === null ? null : { level, percent });

const promoOf = ({ promoCode, promoPercent, promoAmount, promoPrepaid }: Row): SquadPromo | null =>
  promoCode === null ? null : { code: promoCode, percent: promoPercent, amount: promoAmount, ...(promoPrepaid ? { prepaid: true } : {}) };

const recreationOf = (row: Row): SquadRecreation | null =>
  row.recreationFlaggedBy && row.recreationFlaggedAt && row.recreationExpiresAt
    ? { flaggedBy: row.recreationFlaggedBy, flaggedAt: row.recreationFlaggedAt.getTime(), expiresAt: row.recreationExpiresAt.getTime() }
    : null;

const quoteOf = ({ row, members, shares }: SquadRows): SquadQuote | null =>
  row.quoteTotal === null
    ? null
    : {
        total: row.quoteTotal,
        mates: members.flatMap(({ userId, quote }) => (quote === null ? [] : [{ mateId: userId, amount: quote }])),
        shares: shares.map(({ memberId, payerId, amount, subsidy }) => ({ memberId, payerId, amount, subsidy })),
      };

/** Rows to the rules' context; `fromContext` is its mirror. */
export const toContext = (rows: SquadRows): SquadContext => {
  const { row } = rows;
  return {
    gameId: row.gameId,
    categoryId: row.categoryId,
    categoryKind: row.categoryKind,
    platform: row.platform,
    languages: row.languages,
    durationMinutes: row.durationMinutes,
    slots: row.slots,
    payMode: row.payMode,
    ownerId: row.ownerId,
    createdAt: row.createdAt.getTime(),
    touchedAt: row.touchedAt.getTime(),
    visible: row.visible,
    hotUntil: ms(row.hotUntil),
    members: rows.members.map((member) => ({
      id: member.userId,
      type: member.type,
      joinedAt: member.joinedAt.getTime(),
      confirmedAt: ms(member.confirmedAt),
      mate: mateTerms(member),
    })),
    mateInvitations: rows.mateInvitations.map(({ mateId, level, percent, invitedAt, expiresAt }) => ({
      mateId,
      terms: { level, percent },
      invitedAt: invitedAt.getTime(),
      expiresAt: expiresAt.getTime(),
    })),
    friendInvitations: rows.friendInvitations.map(({ token, friendId, invitedBy, invitedAt, expiresAt }) => ({
      token,
      friendId,
      invitedBy,
      invitedAt: invitedAt.getTime(),
      expiresAt: expiresAt.getTime(),
    })),
    offers: rows.offers.map(({ mateId, offeredAt, expiresAt }) => ({ mateId, offeredAt: offeredAt.getTime(), expiresAt: expiresAt.getTime() })),
    promo: promoOf(row),
    quote: quoteOf(rows),
    payments: rows.payments.map((payment) => ({
      memberId: payment.memberId,
      payerId: payment.payerId,
      paidAt: payment.paidAt.getTime(),
      amount: payment.amount,
      subsidy: payment.subsidy,
      refunded: payment.refunded,
      subsidyReturned: payment.subsidyReturned,
      spent: payment.spent,
      moved: payment.moved,
      acceptedAt: ms(payment.acceptedAt),
    })),
    earned: rows.earned.map(({ mateId, level, percent, gross }) => ({ mateId, terms: { level, percent }, gross })),
    statusEndsAt: ms(row.statusEndsAt),
    lobbyExtended: row.lobbyExtended,
    earlyFinish: row.earlyFinish,
    earlyFinishCount: row.earlyFinishCount,
    recreation: recreationOf(row),
    pausedMs: row.pausedMs,
    lastPingAt: ms(row.lastPingAt),
    finishedAt: ms(row.finishedAt),
    settledAt: ms(row.settledAt),
    dispute: row.dispute,
    repeatedAt: ms(row.repeatedAt),
  };
};
