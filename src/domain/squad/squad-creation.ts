import type { CategoryKind } from '../enums/category-kind';
import type { Platform } from '../enums/platform';
import type { SquadMemberType } from '../enums/squad-member-type';
import type { SquadApplied } from './apply-squad-event';
import type { MateFacts } from './mate-facts';
import type { UserId } from './squad-actor';
import type { SquadTerms } from './squad-context';
import type { SquadRefusalCode } from './squad-refusal-code';

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
  /** `playable`: the creator may play it (a trial lesson: once, with a confirmed email …). `enabled`: an administrator has not switched it off. */
  readonly category: { readonly id: number; readonly kind: CategoryKind; readonly playable: boolean; readonly enabled: boolean } | null;
  readonly terms: Omit<SquadTerms, 'gameId' | 'categoryId' | 'categoryKind'>;
  readonly visible: boolean;
  readonly hot: boolean;
  /** Invited in this order; `facts` null when there is no such mate. */
  readonly mates: readonly { readonly mateId: UserId; readonly facts: MateFacts | null }[];
  readonly friends: readonly { readonly friendId: UserId | null; readonly token: string }[];
}

/** An invitation that failed; the squad stands all the same. */
export interface SquadCreationError {
  /** Null for an open friend link. */
  readonly memberId: UserId | null;
  readonly memberType: SquadMemberType;
  readonly code: SquadRefusalCode;
}

export interface SquadCreated extends SquadApplied {
  readonly errors: readonly SquadCreationError[];
}
