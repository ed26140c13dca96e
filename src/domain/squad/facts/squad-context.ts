import type { CategoryKind } from '../../games/category';
import type { Kopecks } from '../../money/kopecks';
import type { DisputeStatus, PayMode, SquadStatus } from './squad-enums';
import type { Platform } from '../../games/platform';
import type { HourlyRates } from '../../pricing/rates';
import type { EarnedPart, KnownPromo, SquadPayment, SquadPromo, SquadQuote } from './squad-bill';
import type { FriendInvitation, KnownTerms, MateInvitation, MateOffer, SquadMember, UserId } from './squad-people';

/** What was agreed. The owner may change it before the start. */
export interface SquadTerms {
  readonly gameId: string;
  readonly categoryId: number;
  readonly categoryKind: CategoryKind;
  /** Its own percent of the rate when it was agreed; null: that of its kind. */
  readonly categoryPercent: number | null;
  readonly platform: Platform;
  /** 1–5 language codes; a mate must share one. */
  readonly languages: readonly string[];
  /** Minutes still to play; any number in a recreated squad. */
  readonly durationMinutes: number;
  /** Mates count too. */
  readonly slots: number;
  readonly payMode: PayMode;
}

/** The terms alone, of a squad that has them among other things. */
export const termsOf = (squad: SquadTerms): SquadTerms => {
  const { gameId, categoryId, categoryKind, categoryPercent, platform, languages, durationMinutes, slots, payMode } =
    squad;
  return { gameId, categoryId, categoryKind, categoryPercent, platform, languages, durationMinutes, slots, payMode };
};

/** On which side of the money somebody stands. */
export type SquadSide = 'PAYER' | 'MATE';

/** An open request to finish early; the other side answers unanimously until `expiresAt`. */
export interface EarlyFinishRequest {
  readonly requestedBy: UserId;
  readonly side: SquadSide;
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly confirmedBy: readonly UserId[];
}

/** The flag «need to recreate» (a crash, a wrong lobby): timers stand still until it falls. */
export interface SquadRecreation {
  readonly flaggedBy: UserId;
  readonly flaggedAt: number;
  /** When the clock runs on by itself. */
  readonly expiresAt: number;
}

/** The part of a dispute that the rules need; its text and files are the server's. */
export interface SquadDispute {
  readonly status: DisputeStatus;
  readonly openedBy: UserId;
  readonly side: SquadSide;
  readonly openedAt: number;
  /** NEW: the other side's term. IN_PROGRESS: the moderator's. CLOSED: null. */
  readonly expiresAt: number | null;
  /** Percent of what is held that the asker wants returned to the payers, 0–100. */
  readonly wantedPercent: number;
  /** Those of the other side who granted it. */
  readonly grantedBy: readonly UserId[];
  /** What was decided; null until CLOSED. */
  readonly decidedPercent: number | null;
  /** What was held when it was decided, in kopecks: settled, the squad holds nothing any more. Null until CLOSED. */
  readonly atStake: Kopecks | null;
}

/**
 * Everything the rules need to know of a squad besides its status. Plain data; all times in epoch ms, all sums in
 * kopecks. What may be hidden from whoever asks is optional: mates' percents, tokens of friend links, who answered a
 * hot squad, the promo code. No rule asks for it of anybody but those who see it, so a viewer and the server get the
 * same answers.
 */
export interface PublicSquad extends SquadTerms {
  /** Rates by which it is priced, from the day when it was made; null: the usual ones. */
  readonly rates: HourlyRates | null;
  readonly ownerId: UserId;
  readonly createdAt: number;
  /** The last step of a person in PENDING; an hour of silence disbands. */
  readonly touchedAt: number;
  /** Strangers can see and join it. */
  readonly visible: boolean;
  /** A hot squad calls matching mates until then; null when it is not hot. */
  readonly hotUntil: number | null;
  /** Joined members by join order. */
  readonly members: readonly SquadMember[];
  readonly mateInvitations: readonly MateInvitation[];
  readonly friendInvitations: readonly FriendInvitation[];
  readonly offers: readonly MateOffer[];
  readonly promo: SquadPromo | null;
  /** Issued on entering READY, null in PENDING; from STARTED on the agreed price. */
  readonly quote: SquadQuote | null;
  /** Present payments; those of an abandoned READY are refunded in full and dropped. */
  readonly payments: readonly SquadPayment[];
  readonly earned: readonly EarnedPart[];
  /** End of the present status by the clock: READY, STARTED, IN_A_GAME; null elsewhere. */
  readonly statusEndsAt: number | null;
  /** The client owner had their five extra minutes in the lobby. */
  readonly lobbyExtended: boolean;
  readonly earlyFinish: EarlyFinishRequest | null;
  /** Requests so far, at most two. */
  readonly earlyFinishCount: number;
  readonly recreation: SquadRecreation | null;
  /** Milliseconds of pause used up of the fifteen minutes. */
  readonly pausedMs: number;
  readonly lastPingAt: number | null;
  readonly finishedAt: number | null;
  readonly settledAt: number | null;
  readonly dispute: SquadDispute | null;
  readonly repeatedAt: number | null;
}

/** A squad of which nothing is hidden, as the server keeps it in columns and rows. */
export interface SquadContext extends PublicSquad {
  readonly members: readonly (SquadMember & { readonly mate: KnownTerms | null })[];
  readonly mateInvitations: readonly (MateInvitation & { readonly terms: KnownTerms })[];
  readonly friendInvitations: readonly Required<FriendInvitation>[];
  readonly offers: readonly Required<MateOffer>[];
  readonly promo: KnownPromo | null;
  readonly earned: readonly (EarnedPart & { readonly terms: KnownTerms })[];
}

/** A squad as the rules see it. A snapshot of the machine is one. */
export interface PublicSquadState {
  readonly value: SquadStatus;
  readonly context: PublicSquad;
}

/** The same with nothing hidden; so is `{ value: row.status, context }`. */
export interface SquadState extends PublicSquadState {
  readonly context: SquadContext;
}

const isFullyKnown = (context: PublicSquad): context is SquadContext =>
  [
    ...context.members.flatMap(({ mate }) => mate ?? []),
    ...context.mateInvitations.map(({ terms }) => terms),
    ...context.earned.map(({ terms }) => terms),
  ].every(({ percent }) => percent !== undefined) &&
  context.friendInvitations.every(({ token }) => token !== undefined) &&
  context.offers.every(({ mateId }) => mateId !== undefined) &&
  (context.promo === null || context.promo.code !== undefined);

/**
 * A state that may be kept. @throws Error for one of which something is hidden: only what the server knows whole is
 * stored
 */
export const requireKnown = ({ value, context }: PublicSquadState): SquadState => {
  if (!isFullyKnown(context)) throw new Error('Something of the squad is hidden');
  return { value, context };
};
