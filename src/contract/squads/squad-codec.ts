import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import type { MemberShare, SquadPayment } from '#domain/squad/facts/squad-bill.ts';
import { termsOf, type PublicSquad, type PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import type { WireSquad } from './public-squad';

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const ms = (time: string): number => Date.parse(time);
const msOrNull = (time: string | null): number | null => (time === null ? null : ms(time));

/** A share with its sums converted to rubles or to kopecks. */
const shareIn = (
  sum: (amount: number) => number,
  { memberId, payerId, amount, subsidy }: MemberShare,
): MemberShare => ({ memberId, payerId, amount: sum(amount), subsidy: sum(subsidy) });

const ratesIn = (sum: (amount: number) => number, rates: HourlyRates): HourlyRates => ({
  BEGINNER_I: sum(rates.BEGINNER_I),
  BEGINNER_II: sum(rates.BEGINNER_II),
  BEGINNER_III: sum(rates.BEGINNER_III),
  EXPERT: sum(rates.EXPERT),
  PRO: sum(rates.PRO),
  STAR: sum(rates.STAR),
});

type Sums = Omit<SquadPayment, 'paidAt' | 'acceptedAt'>;

const sumsIn = (sum: (amount: number) => number, payment: Sums): Sums => ({
  ...shareIn(sum, payment),
  refunded: sum(payment.refunded),
  subsidyReturned: sum(payment.subsidyReturned),
  spent: sum(payment.spent),
  moved: sum(payment.moved),
});

/** Encodes the projection of a squad for the wire: rubles and ISO 8601. The inverse is `squadFromWire`. */
export const squadToWire = ({ value, context }: PublicSquadState): WireSquad => ({
  status: value,
  ...termsOf(context),
  rates: context.rates && ratesIn(kopecksToRubles, context.rates),
  languages: [...context.languages],
  ownerId: context.ownerId,
  createdAt: iso(context.createdAt),
  touchedAt: iso(context.touchedAt),
  visible: context.visible,
  hotUntil: isoOrNull(context.hotUntil),
  members: context.members.map(({ id, type, joinedAt, confirmedAt, mate }) => ({
    id,
    type,
    joinedAt: iso(joinedAt),
    confirmedAt: isoOrNull(confirmedAt),
    mate,
  })),
  mateInvitations: context.mateInvitations.map(({ invitedAt, expiresAt, ...rest }) => ({
    ...rest,
    invitedAt: iso(invitedAt),
    expiresAt: iso(expiresAt),
  })),
  friendInvitations: context.friendInvitations.map(({ invitedAt, expiresAt, ...rest }) => ({
    ...rest,
    invitedAt: iso(invitedAt),
    expiresAt: iso(expiresAt),
  })),
  offers: context.offers.map(({ offeredAt, expiresAt, ...rest }) => ({
    ...rest,
    offeredAt: iso(offeredAt),
    expiresAt: iso(expiresAt),
  })),
  promo: context.promo && {
    ...context.promo,
    amount: context.promo.amount === null ? null : kopecksToRubles(context.promo.amount),
  },
  quote: context.quote && {
    mates: context.quote.mates.map(({ mateId, amount }) => ({ mateId, amount: kopecksToRubles(amount) })),
    shares: context.quote.shares.map((share) => shareIn(kopecksToRubles, share)),
    total: kopecksToRubles(context.quote.total),
  },
  payments: context.payments.map(({ paidAt, acceptedAt, ...sums }) => ({
    ...sumsIn(kopecksToRubles, sums),
    paidAt: iso(paidAt),
    acceptedAt: isoOrNull(acceptedAt),
  })),
  earned: context.earned.map(({ mateId, terms, gross }) => ({ mateId, terms, gross: kopecksToRubles(gross) })),
  statusEndsAt: isoOrNull(context.statusEndsAt),
  lobbyExtended: context.lobbyExtended,
  earlyFinish: context.earlyFinish && {
    ...context.earlyFinish,
    requestedAt: iso(context.earlyFinish.requestedAt),
    expiresAt: iso(context.earlyFinish.expiresAt),
    confirmedBy: [...context.earlyFinish.confirmedBy],
  },
  earlyFinishCount: context.earlyFinishCount,
  recreation: context.recreation && {
    flaggedBy: context.recreation.flaggedBy,
    flaggedAt: iso(context.recreation.flaggedAt),
    expiresAt: iso(context.recreation.expiresAt),
  },
  pausedMs: context.pausedMs,
  lastPingAt: isoOrNull(context.lastPingAt),
  finishedAt: isoOrNull(context.finishedAt),
  settledAt: isoOrNull(context.settledAt),
  dispute: context.dispute && {
    ...context.dispute,
    openedAt: iso(context.dispute.openedAt),
    expiresAt: isoOrNull(context.dispute.expiresAt),
    atStake: context.dispute.atStake && kopecksToRubles(context.dispute.atStake),
    grantedBy: [...context.dispute.grantedBy],
  },
  repeatedAt: isoOrNull(context.repeatedAt),
});

/** Decodes a squad from the wire: kopecks and epoch ms. It does not validate: the response comes from our server. */
export const squadFromWire = (wire: WireSquad): PublicSquadState => {
  const context: PublicSquad = {
    ...termsOf(wire),
    rates: wire.rates && ratesIn(rublesToKopecks, wire.rates),
    ownerId: wire.ownerId,
    createdAt: ms(wire.createdAt),
    touchedAt: ms(wire.touchedAt),
    visible: wire.visible,
    hotUntil: msOrNull(wire.hotUntil),
    members: wire.members.map(({ joinedAt, confirmedAt, ...rest }) => ({
      ...rest,
      joinedAt: ms(joinedAt),
      confirmedAt: msOrNull(confirmedAt),
    })),
    mateInvitations: wire.mateInvitations.map(({ invitedAt, expiresAt, ...rest }) => ({
      ...rest,
      invitedAt: ms(invitedAt),
      expiresAt: ms(expiresAt),
    })),
    friendInvitations: wire.friendInvitations.map(({ invitedAt, expiresAt, ...rest }) => ({
      ...rest,
      invitedAt: ms(invitedAt),
      expiresAt: ms(expiresAt),
    })),
    offers: wire.offers.map(({ offeredAt, expiresAt, ...rest }) => ({
      ...rest,
      offeredAt: ms(offeredAt),
      expiresAt: ms(expiresAt),
    })),
    promo: wire.promo && {
      ...wire.promo,
      amount: wire.promo.amount === null ? null : rublesToKopecks(wire.promo.amount),
    },
    quote: wire.quote && {
      mates: wire.quote.mates.map(({ mateId, amount }) => ({ mateId, amount: rublesToKopecks(amount) })),
      shares: wire.quote.shares.map((share) => shareIn(rublesToKopecks, share)),
      total: rublesToKopecks(wire.quote.total),
    },
    payments: wire.payments.map(({ paidAt, acceptedAt, ...sums }) => ({
      ...sumsIn(rublesToKopecks, sums),
      paidAt: ms(paidAt),
      acceptedAt: msOrNull(acceptedAt),
    })),
    earned: wire.earned.map(({ mateId, terms, gross }) => ({ mateId, terms, gross: rublesToKopecks(gross) })),
    statusEndsAt: msOrNull(wire.statusEndsAt),
    lobbyExtended: wire.lobbyExtended,
    earlyFinish: wire.earlyFinish && {
      ...wire.earlyFinish,
      requestedAt: ms(wire.earlyFinish.requestedAt),
      expiresAt: ms(wire.earlyFinish.expiresAt),
    },
    earlyFinishCount: wire.earlyFinishCount,
    recreation: wire.recreation && {
      flaggedBy: wire.recreation.flaggedBy,
      flaggedAt: ms(wire.recreation.flaggedAt),
      expiresAt: ms(wire.recreation.expiresAt),
    },
    pausedMs: wire.pausedMs,
    lastPingAt: msOrNull(wire.lastPingAt),
    finishedAt: msOrNull(wire.finishedAt),
    settledAt: msOrNull(wire.settledAt),
    dispute: wire.dispute && {
      ...wire.dispute,
      openedAt: ms(wire.dispute.openedAt),
      expiresAt: msOrNull(wire.dispute.expiresAt),
      atStake: wire.dispute.atStake && rublesToKopecks(wire.dispute.atStake),
    },
    repeatedAt: msOrNull(wire.repeatedAt),
  };
  return { value: wire.status, context };
};
