import type { MateLevel } from '../../mates/grade';
import type { SquadMemberType } from './squad-enums';

/** Id of a user (UUID). */
export type UserId = string;

/** Who makes a step: a person, the clock, or an administrator whose permission the server has checked. */
export type SquadActor = UserId | 'system' | { readonly admin: UserId };

/**
 * The terms on which a mate plays in this squad, fixed when they are invited; later changes of their grade do not
 * matter.
 */
export interface MateTerms {
  readonly level: MateLevel;
  /** Percent of order, an integer 0–100. Absent: hidden from the viewer. */
  readonly percent?: number;
}

/** The same without hidden fields. */
export type KnownTerms = Required<MateTerms>;

export interface SquadMember {
  readonly id: UserId;
  readonly type: SquadMemberType;
  /** Epoch ms. Members are listed in join order, the owner first. */
  readonly joinedAt: number;
  /**
   * When they confirmed in the present status (mates in READY, the owner and mates in STARTED), epoch ms; reset to null
   * on each change of status.
   */
  readonly confirmedAt: number | null;
  /** Null unless the type is MATE. */
  readonly mate: MateTerms | null;
}

/** An open invitation of a mate (an order, to them). It keeps the squad in PENDING and takes a slot. */
export interface MateInvitation {
  readonly mateId: UserId;
  readonly terms: MateTerms;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

/**
 * An open invitation of one friend. Addressed to a person (`friendId`) it keeps the squad in PENDING and takes a slot;
 * an open link (`friendId` null) does neither.
 */
export interface FriendInvitation {
  /** 128 random bits from the server; also the id of the invitation. Absent: hidden from the viewer. */
  readonly token?: string;
  readonly friendId: UserId | null;
  readonly invitedBy: UserId;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

/** The offer of a mate to a hot squad: when the owner invites them, they join at once. */
export interface MateOffer {
  /** Absent: hidden from the viewer. */
  readonly mateId?: UserId;
  readonly offeredAt: number;
  readonly expiresAt: number;
}
