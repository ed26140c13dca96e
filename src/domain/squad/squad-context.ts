import type { CategoryKind } from '../enums/category-kind';
import type { PayMode } from '../enums/pay-mode';
import type { Platform } from '../enums/platform';
import type { EarnedPart } from './earned-part';
import type { UserId } from './squad-actor';
import type { SquadDispute } from './squad-dispute';
import type { EarlyFinishRequest } from './squad-early-finish';
import type { FriendInvitation, MateInvitation, MateOffer } from './squad-invitation';
import type { SquadMember } from './squad-member';
import type { SquadPayment } from './squad-payment';
import type { SquadPromo } from './squad-promo';
import type { SquadQuote } from './squad-quote';
import type { SquadRecreation } from './squad-recreation';

/** What was agreed. The owner may change it before the start. */
export interface SquadTerms {
  readonly gameId: string;
  readonly categoryId: number;
  readonly categoryKind: CategoryKind;
  readonly platform: Platform;
  /** 1–5 language codes; a mate must share one. */
  readonly languages: readonly string[];
  /** Minutes still to play; any number in a recreated squad. */
  readonly durationMinutes: number;
  /** Mates count too. */
  readonly slots: number;
  readonly payMode: PayMode;
}

/**
 * Everything the rules need to know of a squad besides its status. Plain data, kept in columns and rows;
 * all times in epoch ms, all sums in kopecks.
 */
export interface SquadContext extends SquadTerms {
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
  /** The client owner had his five extra minutes in the lobby. */
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
