import type { KnownPromo, MemberShare, SquadQuote } from '#domain/squad/facts/squad-bill.ts';
import {
  termsOf,
  type SquadContext,
  type SquadRecreation,
  type SquadState,
} from '#domain/squad/facts/squad-context.ts';
import { activeStatuses } from '#domain/squad/facts/squad-enums.ts';
import type { KnownTerms } from '#domain/squad/facts/squad-people.ts';
import type {
  squad,
  squadEarnedPart,
  squadFriendInvitation,
  squadMateInvitation,
  squadMember,
  squadOffer,
  squadPayment,
  squadShare,
} from '#server/platform/db/schema/squads.ts';

/** A squad's head row and its child rows, in their order. */
interface SquadRows {
  readonly head: typeof squad.$inferSelect;
  readonly members: readonly (typeof squadMember.$inferSelect)[];
  readonly mateInvitations: readonly (typeof squadMateInvitation.$inferSelect)[];
  readonly friendInvitations: readonly (typeof squadFriendInvitation.$inferSelect)[];
  readonly offers: readonly (typeof squadOffer.$inferSelect)[];
  readonly shares: readonly (typeof squadShare.$inferSelect)[];
  readonly payments: readonly (typeof squadPayment.$inferSelect)[];
  readonly earned: readonly (typeof squadEarnedPart.$inferSelect)[];
}

type Head = SquadRows['head'];

const ms = (time: Date | null): number | null => time?.getTime() ?? null;
const time = (at: number | null): Date | null => (at === null ? null : new Date(at));

const mateOf = ({ level, percent }: SquadRows['members'][number]): KnownTerms | null =>
  level === null || percent === null ? null : { level, percent };

const promoOf = ({ promoCode, promoPercent, promoAmount, promoPrepaid }: Head): KnownPromo | null =>
  promoCode === null
    ? null
    : { code: promoCode, percent: promoPercent, amount: promoAmount, ...(promoPrepaid ? { prepaid: true } : {}) };

const recreationOf = ({
  recreationFlaggedBy,
  recreationFlaggedAt,
  recreationExpiresAt,
}: Head): SquadRecreation | null =>
  recreationFlaggedBy && recreationFlaggedAt && recreationExpiresAt
    ? {
        flaggedBy: recreationFlaggedBy,
        flaggedAt: recreationFlaggedAt.getTime(),
        expiresAt: recreationExpiresAt.getTime(),
      }
    : null;

const shareOf = ({ memberId, payerId, amount, subsidy }: MemberShare): MemberShare => ({
  memberId,
  payerId,
  amount,
  subsidy,
});

const quoteOf = ({ head, members, shares }: SquadRows): SquadQuote | null =>
  head.quoteTotal === null
    ? null
    : {
        total: head.quoteTotal,
        mates: members.flatMap(({ userId, quote }) => (quote === null ? [] : [{ mateId: userId, amount: quote }])),
        shares: shares.map(shareOf),
      };

/** Converts rows to the squad's state; `toRows` is the inverse. Kopecks stay kopecks, dates become epoch ms. */
export const fromRows = (rows: SquadRows): SquadState => {
  const { head } = rows;
  const context: SquadContext = {
    rates: head.rates,
    ownerId: head.ownerId,
    createdAt: head.createdAt.getTime(),
    touchedAt: head.touchedAt.getTime(),
    visible: head.visible,
    hotUntil: ms(head.hotUntil),
    members: rows.members.map((member) => ({
      id: member.userId,
      type: member.type,
      joinedAt: member.joinedAt.getTime(),
      confirmedAt: ms(member.confirmedAt),
      mate: mateOf(member),
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
    offers: rows.offers.map(({ mateId, offeredAt, expiresAt }) => ({
      mateId,
      offeredAt: offeredAt.getTime(),
      expiresAt: expiresAt.getTime(),
    })),
    promo: promoOf(head),
    quote: quoteOf(rows),
    payments: rows.payments.map(({ squadId: _squadId, position: _position, paidAt, acceptedAt, ...sums }) => ({
      ...sums,
      paidAt: paidAt.getTime(),
      acceptedAt: ms(acceptedAt),
    })),
    earned: rows.earned.map(({ mateId, level, percent, gross }) => ({ mateId, terms: { level, percent }, gross })),
    statusEndsAt: ms(head.statusEndsAt),
    lobbyExtended: head.lobbyExtended,
    earlyFinish: head.earlyFinish,
    earlyFinishCount: head.earlyFinishCount,
    recreation: recreationOf(head),
    pausedMs: head.pausedMs,
    lastPingAt: ms(head.lastPingAt),
    finishedAt: ms(head.finishedAt),
    settledAt: ms(head.settledAt),
    dispute: head.dispute,
    repeatedAt: ms(head.repeatedAt),
    // Spread last: an object literal that starts with a spread and continues with thirty properties is a hundred times
    // slower.
    ...termsOf(head),
  };
  return { value: head.status, context };
};

/** Columns of the head row; child rows need the squad's number, which a new squad does not have yet. */
export const toHead = ({ value, context }: SquadState) => ({
  ...termsOf(context),
  rates: context.rates,
  languages: [...context.languages],
  status: value,
  ownerId: context.ownerId,
  visible: context.visible,
  createdAt: new Date(context.createdAt),
  touchedAt: new Date(context.touchedAt),
  hotUntil: time(context.hotUntil),
  statusEndsAt: time(context.statusEndsAt),
  lobbyExtended: context.lobbyExtended,
  promoCode: context.promo?.code ?? null,
  promoPercent: context.promo?.percent ?? null,
  promoAmount: context.promo?.amount ?? null,
  promoPrepaid: context.promo?.prepaid ?? false,
  quoteTotal: context.quote?.total ?? null,
  earlyFinish: context.earlyFinish,
  earlyFinishCount: context.earlyFinishCount,
  recreationFlaggedBy: context.recreation?.flaggedBy ?? null,
  recreationFlaggedAt: time(context.recreation?.flaggedAt ?? null),
  recreationExpiresAt: time(context.recreation?.expiresAt ?? null),
  pausedMs: context.pausedMs,
  lastPingAt: time(context.lastPingAt),
  finishedAt: time(context.finishedAt),
  settledAt: time(context.settledAt),
  dispute: context.dispute,
  repeatedAt: time(context.repeatedAt),
});

const going: ReadonlySet<SquadState['value']> = new Set(activeStatuses);

/** Whether the squad occupies its members (they can have one such squad). */
export const isGoing = ({ value }: SquadState): boolean => going.has(value);

/** The child rows of a squad. */
export const toRows = (squadId: number, { value, context }: SquadState) => {
  const { members, mateInvitations, friendInvitations, offers, quote, payments, earned } = context;
  const quotes = new Map(quote?.mates.map(({ mateId, amount }) => [mateId, amount]));
  return {
    members: members.map((member, position) => ({
      squadId,
      userId: member.id,
      type: member.type,
      position,
      joinedAt: new Date(member.joinedAt),
      leftAt: null,
      confirmedAt: time(member.confirmedAt),
      level: member.mate?.level ?? null,
      percent: member.mate?.percent ?? null,
      quote: quotes.get(member.id) ?? null,
      active: isGoing({ value, context }),
    })),
    mateInvitations: mateInvitations.map(({ mateId, terms, invitedAt, expiresAt }) => ({
      squadId,
      mateId,
      level: terms.level,
      percent: terms.percent,
      invitedAt: new Date(invitedAt),
      expiresAt: new Date(expiresAt),
    })),
    friendInvitations: friendInvitations.map(({ token, friendId, invitedBy, invitedAt, expiresAt }) => ({
      squadId,
      token,
      friendId,
      invitedBy,
      invitedAt: new Date(invitedAt),
      expiresAt: new Date(expiresAt),
    })),
    offers: offers.map(({ mateId, offeredAt, expiresAt }) => ({
      squadId,
      mateId,
      offeredAt: new Date(offeredAt),
      expiresAt: new Date(expiresAt),
    })),
    shares: (quote?.shares ?? []).map((share, position) => ({ squadId, position, ...shareOf(share) })),
    payments: payments.map(({ paidAt, acceptedAt, ...sums }, position) => ({
      ...sums,
      squadId,
      position,
      paidAt: new Date(paidAt),
      acceptedAt: time(acceptedAt),
    })),
    earned: earned.map(({ mateId, terms, gross }, position) => ({ squadId, position, mateId, ...terms, gross })),
  };
};
