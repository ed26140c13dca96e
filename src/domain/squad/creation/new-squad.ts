import type { HourlyRates } from '../../pricing/rates';
import type { CategoryKind } from '../../games/category';
import type { Platform } from '../../games/platform';
import { squadTimers } from '../facts/squad-timers';
import type { MateFacts } from '../selectors/mate-fit';
import type { SquadContext, SquadTerms } from '../facts/squad-context';
import type { KnownTerms, SquadMember, UserId } from '../facts/squad-people';

/** What the creator asks for and what the server knows about it. */
export interface CreateSquadFacts {
  readonly by: UserId;
  readonly at: number;
  /** Null for a client. */
  readonly creatorMate: MateFacts | null;
  readonly creatorHasSquad: boolean;
  /** A mate invited here already has an open invitation waiting for this very creator. */
  readonly hasInvitationFromInvited: boolean;
  readonly game: { readonly id: string; readonly platforms: readonly Platform[]; readonly maxSlots: number } | null;
  /**
   * `playable`: the creator may play it (a trial lesson: once, with a confirmed email …). `enabled`: an administrator
   * has not switched it off.
   */
  readonly category: {
    readonly id: number;
    readonly kind: CategoryKind;
    /** Its own percent of the rate; null or absent: that of its kind. */
    readonly percent?: number | null;
    readonly playable: boolean;
    readonly enabled: boolean;
  } | null;
  readonly terms: Omit<SquadTerms, 'gameId' | 'categoryId' | 'categoryKind' | 'categoryPercent'>;
  /** In force now; null: the usual ones. */
  readonly rates?: HourlyRates | null;
  readonly visible: boolean;
  readonly hot: boolean;
  /** Invited in this order; `facts` null when there is no such mate. */
  readonly mates: readonly { readonly mateId: UserId; readonly facts: MateFacts | null }[];
  readonly friends: readonly { readonly friendId: UserId | null; readonly token: string }[];
}

const owner = ({ by, at, creatorMate }: CreateSquadFacts): SquadMember & { readonly mate: KnownTerms | null } => ({
  id: by,
  type: creatorMate ? 'MATE' : 'CLIENT',
  joinedAt: at,
  confirmedAt: null,
  mate: creatorMate && { level: creatorMate.level, percent: creatorMate.percent },
});

/** What a squad is before anything has happened to it. */
export const blankSquad = {
  visible: false,
  hotUntil: null,
  mateInvitations: [],
  friendInvitations: [],
  offers: [],
  promo: null,
  quote: null,
  payments: [],
  earned: [],
  statusEndsAt: null,
  lobbyExtended: false,
  earlyFinish: null,
  earlyFinishCount: 0,
  recreation: null,
  pausedMs: 0,
  lastPingAt: null,
  finishedAt: null,
  settledAt: null,
  dispute: null,
  repeatedAt: null,
} as const satisfies Partial<SquadContext>;

/** A squad with its owner alone. */
export const newSquad = (facts: CreateSquadFacts): SquadContext => ({
  ...blankSquad,
  ...facts.terms,
  gameId: facts.game?.id ?? '',
  categoryId: facts.category?.id ?? 0,
  categoryKind: facts.category?.kind ?? 'FUN',
  categoryPercent: facts.category?.percent ?? null,
  rates: facts.rates ?? null,
  ownerId: facts.by,
  createdAt: facts.at,
  touchedAt: facts.at,
  hotUntil: facts.hot ? facts.at + squadTimers.hot : null,
  members: [owner(facts)],
});
