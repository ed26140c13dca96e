import type { UserId } from './squad-actor';
import type { MateTerms } from './squad-member';

/** An open mate order. It keeps the squad in PENDING and takes a slot. */
export interface MateInvitation {
  readonly mateId: UserId;
  readonly terms: MateTerms;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

/**
 * An open invitation of a friend, good for one friend. Addressed to a person (`friendId`) it keeps the squad
 * in PENDING and takes a slot; an open link (`friendId` null) does neither.
 */
export interface FriendInvitation {
  /** 128 random bits from the server; also the id of the invitation. */
  readonly token: string;
  readonly friendId: UserId | null;
  readonly invitedBy: UserId;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

/** A mate who answered a hot squad: inviting him joins him at once. */
export interface MateOffer {
  readonly mateId: UserId;
  readonly offeredAt: number;
  readonly expiresAt: number;
}
