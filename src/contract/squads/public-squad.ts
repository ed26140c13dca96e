import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { disputeStatuses, payModes, squadMemberTypes, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { platforms } from '#domain/games/platform.ts';
import { gameId, isoTime, rubles, uuid } from '../schemas/fields';

/** The agreed terms, as in every list and page of squads. */
export const shownTerms = z.object({
  gameId,
  categoryId: z.number(),
  categoryKind: z.enum(categoryKinds),
  /** The category's own percent of the rate when the terms were agreed; null: the percent of its kind. */
  categoryPercent: z.nullable(z.number()),
  platform: z.enum(platforms),
  languages: z.array(z.string()),
  /** Minutes still to play. */
  durationMinutes: z.number(),
  /** Mates included. */
  slots: z.number(),
  payMode: z.enum(payModes),
});

/** The two sides of a squad: those who pay and those who are paid. */
export const squadSide = z.enum(['PAYER', 'MATE']);

const percent = z.number();

/** A mate's terms, fixed when they were invited. */
const mateTerms = z.object({
  level: z.enum(mateLevels),
  /** Percent of order; absent for other mates. */
  percent: z.exactOptional(percent),
});

const member = z.object({
  id: uuid,
  type: z.enum(squadMemberTypes),
  joinedAt: isoTime,
  /** When they confirmed in the present status: mates in READY, the owner and mates in STARTED. */
  confirmedAt: z.nullable(isoTime),
  /** Null unless the type is MATE. */
  mate: z.nullable(mateTerms),
});

const mateInvitation = z.object({ mateId: uuid, terms: mateTerms, invitedAt: isoTime, expiresAt: isoTime });

const friendInvitation = z.object({
  /** Visible to the inviter, to the invited friend and to the owner. */
  token: z.exactOptional(z.string()),
  /** Null: an open link. */
  friendId: z.nullable(uuid),
  invitedBy: uuid,
  invitedAt: isoTime,
  expiresAt: isoTime,
});

const offer = z.object({
  /** Visible to the owner and to the mate themselves. */
  mateId: z.exactOptional(uuid),
  offeredAt: isoTime,
  expiresAt: isoTime,
});

const promo = z.object({
  /** Visible to the squad's owner. */
  code: z.exactOptional(z.string()),
  percent: z.nullable(percent),
  amount: z.nullable(rubles),
  /** A lesson of a paid course: it may reduce the payment to zero. */
  prepaid: z.exactOptional(z.boolean()),
});

/** The equal part of a non-mate: `amount` is paid by `payerId`, `subsidy` by the service. */
const share = z.object({ memberId: uuid, payerId: uuid, amount: rubles, subsidy: rubles });

const payment = z.object({
  ...share.shape,
  paidAt: isoTime,
  /** Refunded so far to the payer, and returned to the service. */
  refunded: rubles,
  subsidyReturned: rubles,
  /** Paid to mates and to the service. */
  spent: rubles,
  /** Moved to the successor. */
  moved: rubles,
  /** When the payer confirmed that all was well. */
  acceptedAt: z.nullable(isoTime),
});

/**
 * The projection of a squad for one person: the facts that the rules need, so that the browser can run the same rules
 * as the server. Sums in rubles, times in ISO 8601. Hidden fields are absent.
 */
export const publicSquad = z.object({
  status: z.enum(squadStatuses),
  ...shownTerms.shape,
  /** Hourly rates of this squad by level; null: the default ones. */
  rates: z.nullable(z.record(z.enum(mateLevels), rubles)),
  ownerId: uuid,
  createdAt: isoTime,
  /** Time of the last step of a person in PENDING; after an idle hour the squad is disbanded. */
  touchedAt: isoTime,
  /** Whether strangers can see and join it. */
  visible: z.boolean(),
  /** A hot squad calls matching mates until then. */
  hotUntil: z.nullable(isoTime),
  /** In join order, the owner first. */
  members: z.array(member),
  mateInvitations: z.array(mateInvitation),
  friendInvitations: z.array(friendInvitation),
  /** Offers of mates to a hot squad. */
  offers: z.array(offer),
  promo: z.nullable(promo),
  /** The price in force; null in PENDING. `mates` and `shares` each add up to `total`. */
  quote: z.nullable(
    z.object({ mates: z.array(z.object({ mateId: uuid, amount: rubles })), shares: z.array(share), total: rubles }),
  ),
  payments: z.array(payment),
  /** Pay for time already played by mates, before their percent of order. */
  earned: z.array(z.object({ mateId: uuid, terms: mateTerms, gross: rubles })),
  /** When the clock ends READY, STARTED or IN_A_GAME. */
  statusEndsAt: z.nullable(isoTime),
  /** Whether the owner has had their five extra minutes in the lobby. */
  lobbyExtended: z.boolean(),
  /** An open request to finish early. */
  earlyFinish: z.nullable(
    z.object({
      requestedBy: uuid,
      side: squadSide,
      requestedAt: isoTime,
      expiresAt: isoTime,
      confirmedBy: z.array(uuid),
    }),
  ),
  earlyFinishCount: z.number(),
  /** The flag «need to recreate»: the clock is paused. */
  recreation: z.nullable(z.object({ flaggedBy: uuid, flaggedAt: isoTime, expiresAt: isoTime })),
  /** Milliseconds used of the fifteen minutes of pause. */
  pausedMs: z.number(),
  lastPingAt: z.nullable(isoTime),
  finishedAt: z.nullable(isoTime),
  settledAt: z.nullable(isoTime),
  dispute: z.nullable(
    z.object({
      status: z.enum(disputeStatuses),
      openedBy: uuid,
      side: squadSide,
      openedAt: isoTime,
      /** NEW: until when the other side may answer. IN_PROGRESS: until when a moderator must decide. CLOSED: null. */
      expiresAt: z.nullable(isoTime),
      /** Percent of the held money that should be refunded to the payers. */
      wantedPercent: percent,
      /** People of the other side who granted it. */
      grantedBy: z.array(uuid),
      decidedPercent: z.nullable(percent),
      /** What was held when it was decided; null until CLOSED. */
      atStake: z.nullable(rubles),
    }),
  ),
  repeatedAt: z.nullable(isoTime),
});

export type WireSquad = z.output<typeof publicSquad>;
