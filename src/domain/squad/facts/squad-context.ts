import type { CategoryKind } from '../../games/category';
import type { Kopecks } from '../../money/kopecks';
import type { DisputeStatus, PayMode, SquadStatus } from './squad-enums';
import type { Platform } from '../../games/platform';
import type { HourlyRates } from '../../pricing/rates';
import type { EarnedPart, KnownPromo, SquadPayment, SquadPromo, SquadQuote } from './squad-bill';
import type { FriendInvitation, KnownTerms, MateInvitation, MateOffer, SquadMember, UserId } from './squad-people';

/** The agreed terms. The owner may change them before the start. */
export interface SquadTerms {
  readonly gameId: string;
  readonly categoryId: number;
  readonly categoryKind: CategoryKind;
  /** The category's own percent of the rate when the terms were agreed; null: the percent of its kind. */
  readonly categoryPercent: number | null;
  readonly platform: Platform;
  /** 1–5 language codes; a mate must share one. */
  readonly languages: readonly string[];
  /** Minutes still to play; any number in a recreated squad. */
  readonly durationMinutes: number;
  /** Mates included. */
  readonly slots: number;
  readonly payMode: PayMode;
}

/** Only the terms of a squad. */
export const termsOf = (squad: SquadTerms): SquadTerms => {
  const { gameId, categoryId, categoryKind, categoryPercent, platform, languages, durationMinutes, slots, payMode } =
    squad;
  return { gameId, categoryId, categoryKind, categoryPercent, platform, languages, durationMinutes, slots, payMode };
};

/** The two sides of a squad: those who pay and those who are paid. */
export type SquadSide = 'PAYER' | 'MATE';

/** An open request to finish early; the other side answers unanimously until `expiresAt`. */
export interface EarlyFinishRequest {
  readonly requestedBy: UserId;
  readonly side: SquadSide;
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly confirmedBy: readonly UserId[];
}

/** The flag «need to recreate» (a crash, a wrong lobby): timers are paused while it is set. */
export interface SquadRecreation {
  readonly flaggedBy: UserId;
  readonly flaggedAt: number;
  /** When the flag expires and the clock continues, epoch ms. */
  readonly expiresAt: number;
}

/** What the rules need of a dispute; its texts and files are the server's. */
export interface SquadDispute {
  readonly status: DisputeStatus;
  readonly openedBy: UserId;
  readonly side: SquadSide;
  readonly openedAt: number;
  /** NEW: until when the other side may answer. IN_PROGRESS: until when a moderator must decide. CLOSED: null. */
  readonly expiresAt: number | null;
  /** Percent of the held money that should be refunded to the payers, 0–100. */
  readonly wantedPercent: number;
  /** People of the other side who granted it. */
  readonly grantedBy: readonly UserId[];
  /** The decided percent; null until CLOSED. */
  readonly decidedPercent: number | null;
  /** What was held when it was decided, in kopecks (after the settlement nothing is held). Null until CLOSED. */
  readonly atStake: Kopecks | null;
}

/**
 * Everything the rules need of a squad besides its status. Plain data; all times in epoch ms, all sums in kopecks.
 * Fields that may be hidden from a viewer are optional: mates' percents, tokens of friend links, who made an offer, the
 * promo code. Rules read such a field only for people who can see it, so they decide the same in the browser and on the
 * server.
 */
export interface PublicSquad extends SquadTerms {
  /** Hourly rates of the day when it was created; null: the default ones. */
  readonly rates: HourlyRates | null;
  /**
   * Other terms than those in force, which only «Что если» sets: the percent for mates who wait in the lobby in vain, the
   * least percent of an order that a payer who finishes early is charged, and the price of a trial lesson in kopecks.
   */
  readonly lobbyMatesPercent?: number;
  readonly earlyFinishPercent?: number;
  readonly trialPrice?: Kopecks;
  readonly ownerId: UserId;
  readonly createdAt: number;
  /** Time of the last step of a person in PENDING; after an idle hour the squad is disbanded. */
  readonly touchedAt: number;
  /** Whether strangers can see and join it. */
  readonly visible: boolean;
  /** A hot squad calls matching mates until then; null when it is not hot. */
  readonly hotUntil: number | null;
  /** Members in join order. */
  readonly members: readonly SquadMember[];
  readonly mateInvitations: readonly MateInvitation[];
  readonly friendInvitations: readonly FriendInvitation[];
  readonly offers: readonly MateOffer[];
  readonly promo: SquadPromo | null;
  /** The quote issued on entering READY; null in PENDING. From STARTED on it is the agreed price. */
  readonly quote: SquadQuote | null;
  /** Current payments; when the squad returns from READY to PENDING they are refunded and dropped. */
  readonly payments: readonly SquadPayment[];
  readonly earned: readonly EarnedPart[];
  /** When the clock ends READY, STARTED or IN_A_GAME; null in other statuses. */
  readonly statusEndsAt: number | null;
  /** Whether the client owner has had their five extra minutes in the lobby. */
  readonly lobbyExtended: boolean;
  readonly earlyFinish: EarlyFinishRequest | null;
  /** Early-finish requests so far, at most two. */
  readonly earlyFinishCount: number;
  readonly recreation: SquadRecreation | null;
  /** Milliseconds used of the fifteen minutes of pause. */
  readonly pausedMs: number;
  readonly lastPingAt: number | null;
  readonly finishedAt: number | null;
  readonly settledAt: number | null;
  readonly dispute: SquadDispute | null;
  readonly repeatedAt: number | null;
}

/** A squad without hidden fields, as the server stores it. */
export interface SquadContext extends PublicSquad {
  readonly members: readonly (SquadMember & { readonly mate: KnownTerms | null })[];
  readonly mateInvitations: readonly (MateInvitation & { readonly terms: KnownTerms })[];
  readonly friendInvitations: readonly Required<FriendInvitation>[];
  readonly offers: readonly Required<MateOffer>[];
  readonly promo: KnownPromo | null;
  readonly earned: readonly (EarnedPart & { readonly terms: KnownTerms })[];
}

/** The status and the facts of a squad, as the rules take them; a snapshot of the machine has this shape. */
export interface PublicSquadState {
  readonly value: SquadStatus;
  readonly context: PublicSquad;
}

/** The same without hidden fields. */
export interface SquadState extends PublicSquadState {
  readonly context: SquadContext;
}

const isFullyKnown = (context: PublicSquad): context is SquadContext =>
  context.members.every(({ mate }) => mate === null || mate.percent !== undefined) &&
  context.mateInvitations.every(({ terms }) => terms.percent !== undefined) &&
  context.earned.every(({ terms }) => terms.percent !== undefined) &&
  context.friendInvitations.every(({ token }) => token !== undefined) &&
  context.offers.every(({ mateId }) => mateId !== undefined) &&
  (context.promo === null || context.promo.code !== undefined);

/**
 * The same state, typed as one without hidden fields: only such a state may be stored.
 * @throws Error when a field is hidden
 */
export const requireKnown = ({ value, context }: PublicSquadState): SquadState => {
  if (!isFullyKnown(context)) throw new Error('Something of the squad is hidden');
  return { value, context };
};
