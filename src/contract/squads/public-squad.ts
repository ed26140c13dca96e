import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/games/category';
import { disputeStatuses, payModes, squadMemberTypes, squadStatuses } from '../../domain/squad/facts/squad-enums';
import { mateLevels } from '../../domain/mates/grade';
import { platforms } from '../../domain/games/platform';
import { gameId, isoTime, rubles, uuid } from '../schemas/fields';

/** What was agreed, as every list and page of squads speaks of it. */
export const shownTerms = z.object({
  gameId,
  categoryId: z.number(),
  categoryKind: z.enum(categoryKinds),
  /** Its own percent of the rate when it was agreed; null: that of its kind. */
  categoryPercent: z.nullable(z.number()),
  platform: z.enum(platforms),
  languages: z.array(z.string()),
  /** Still to play. */
  durationMinutes: z.number(),
  /** Mates count too. */
  slots: z.number(),
  payMode: z.enum(payModes),
});

/** Who is on which side of the money. */
export const squadSide = z.enum(['PAYER', 'MATE']);

const percent = z.number();

/** On what a mate plays: fixed when they were invited. */
const mateTerms = z.object({
  level: z.enum(mateLevels),
  /** Percent of order; only one's own is told. */
  percent: z.exactOptional(percent),
});

const member = z.object({
  id: uuid,
  type: z.enum(squadMemberTypes),
  joinedAt: isoTime,
  /** In the present status: mates in READY, the owner and mates in STARTED. */
  confirmedAt: z.nullable(isoTime),
  /** Null unless the type is MATE. */
  mate: z.nullable(mateTerms),
});

const mateInvitation = z.object({ mateId: uuid, terms: mateTerms, invitedAt: isoTime, expiresAt: isoTime });

const friendInvitation = z.object({
  /** Of an open link or of one's own invitation: to its maker, to the friend and to the owner. */
  token: z.exactOptional(z.string()),
  /** Null: an open link. */
  friendId: z.nullable(uuid),
  invitedBy: uuid,
  invitedAt: isoTime,
  expiresAt: isoTime,
});

const offer = z.object({
  /** To the owner and to the mate themselves. */
  mateId: z.exactOptional(uuid),
  offeredAt: isoTime,
  expiresAt: isoTime,
});

const promo = z.object({
  /** To its owner. */
  code: z.exactOptional(z.string()),
  percent: z.nullable(percent),
  amount: z.nullable(rubles),
  /** A lesson of a course: it may leave nothing to pay. */
  prepaid: z.exactOptional(z.boolean()),
});

/** The equal part of one who is no mate: `amount` is paid by `payerId`, `subsidy` by the service. */
const share = z.object({ memberId: uuid, payerId: uuid, amount: rubles, subsidy: rubles });

const payment = z.object({
  ...share.shape,
  paidAt: isoTime,
  /** Returned to the payer so far, and to the service. */
  refunded: rubles,
  subsidyReturned: rubles,
  /** Gone to mates and to the service's part. */
  spent: rubles,
  /** Gone to the squad that replaced this one. */
  moved: rubles,
  /** The payer said that all was well. */
  acceptedAt: z.nullable(isoTime),
});

/**
 * A squad as one person may see it: the facts that the rules ask about, so that the browser asks the same rules as the
 * server. Sums in rubles, moments in ISO 8601. What this person may not see is absent.
 */
export const publicSquad = z.object({
  status: z.enum(squadStatuses),
  ...shownTerms.shape,
  /** An hour by level, by which this squad is priced; null: the usual ones. */
  rates: z.nullable(z.record(z.enum(mateLevels), rubles)),
  ownerId: uuid,
  createdAt: isoTime,
  /** The last step of a person while the squad gathers: an hour of silence disbands it. */
  touchedAt: isoTime,
  /** Strangers can see and join it. */
  visible: z.boolean(),
  /** A hot squad calls matching mates until then. */
  hotUntil: z.nullable(isoTime),
  /** By join order, the owner first. */
  members: z.array(member),
  mateInvitations: z.array(mateInvitation),
  friendInvitations: z.array(friendInvitation),
  /** Mates who answered a hot squad. */
  offers: z.array(offer),
  promo: z.nullable(promo),
  /** The price in force; null while the squad gathers. `mates` and `shares` each add up to `total`. */
  quote: z.nullable(
    z.object({ mates: z.array(z.object({ mateId: uuid, amount: rubles })), shares: z.array(share), total: rubles }),
  ),
  payments: z.array(payment),
  /** Time that mates have played for good, before their percent. */
  earned: z.array(z.object({ mateId: uuid, terms: mateTerms, gross: rubles })),
  /** When READY, STARTED, IN_A_GAME end by the clock. */
  statusEndsAt: z.nullable(isoTime),
  /** The owner had their five extra minutes in the lobby. */
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
  /** «Need to recreate»: the clock stands still. */
  recreation: z.nullable(z.object({ flaggedBy: uuid, flaggedAt: isoTime, expiresAt: isoTime })),
  /** Milliseconds of pause used up of the fifteen minutes. */
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
      /** Of what is held, to go back to the payers. */
      wantedPercent: percent,
      /** Those of the other side who granted it. */
      grantedBy: z.array(uuid),
      decidedPercent: z.nullable(percent),
      /** What was held when it was decided; null until CLOSED. */
      atStake: z.nullable(rubles),
    }),
  ),
  repeatedAt: z.nullable(isoTime),
});

export type WireSquad = z.output<typeof publicSquad>;
