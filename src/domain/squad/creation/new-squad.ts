import type { HourlyRates } from '../../pricing/rates';
import type { CategoryKind } from '../../games/category';
import type { Platform } from '../../games/platform';
import { squadTimers } from '../facts/squad-timers';
import type { MateFacts } from '../selectors/mate-fit';
import type { SquadContext, SquadTerms } from '../facts/squad-context';
import type { KnownTerms, SquadMember, UserId } from '../facts/squad-people';

/** The creator's request and the server's facts about it. Epoch ms. */
export interface CreateSquadFacts {
  readonly by: UserId;
  readonly at: number;
  /** Null: the creator is a client. */
  readonly creatorMate: MateFacts | null;
  readonly creatorHasSquad: boolean;
  /** One of the invited mates has an open invitation waiting for this creator. */
  readonly hasInvitationFromInvited: boolean;
  readonly game: { readonly id: string; readonly platforms: readonly Platform[]; readonly maxSlots: number } | null;
  /**
   * `playable`: the creator may play this category (a trial lesson: once, with a confirmed email …). `enabled`:
   * operators have not switched it off. Null: there is no such category.
   */
  readonly category: {
    readonly id: number;
    readonly kind: CategoryKind;
    /** The category's own percent of the rate; null or absent: the percent of its kind. */
    readonly percent?: number | null;
    readonly playable: boolean;
    readonly enabled: boolean;
  } | null;
  readonly terms: Omit<SquadTerms, 'gameId' | 'categoryId' | 'categoryKind' | 'categoryPercent'>;
  /** Rates in force now; null: the default ones. */
  readonly rates?: HourlyRates | null;
  readonly visible: boolean;
  readonly hot: boolean;
  /** Mates to invite, in this order; `facts`: null when there is no such mate. */
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

/** Initial values of everything that a new squad does not get from its creation. */
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

const termsOf = ({ terms, game, category }: CreateSquadFacts): SquadTerms => ({
  gameId: game?.id ?? '',
  categoryId: category?.id ?? 0,
  categoryKind: category?.kind ?? 'FUN',
  categoryPercent: category?.percent ?? null,
  platform: terms.platform,
  languages: terms.languages,
  durationMinutes: terms.durationMinutes,
  slots: terms.slots,
  payMode: terms.payMode,
});

/** A new squad with its owner as the only member. Assigned, since a spread of so many fields takes thirty times as long. */
export const newSquad = (facts: CreateSquadFacts): SquadContext =>
  Object.assign(termsOf(facts), blankSquad, {
    rates: facts.rates ?? null,
    ownerId: facts.by,
    createdAt: facts.at,
    touchedAt: facts.at,
    hotUntil: facts.hot ? facts.at + squadTimers.hot : null,
    members: [owner(facts)],
  });
