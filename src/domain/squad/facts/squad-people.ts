import type { MateLevel } from '../../mates/grade';
import type { SquadMemberType } from './squad-enums';

/** Id of a user (UUID). */
export type UserId = string;

/** Who makes a step: a person, the clock, or an administrator whose permission the server has checked. */
export type SquadActor = UserId | 'system' | { readonly admin: UserId };

/** The terms on which a mate plays this squad: fixed when they are invited, whatever becomes of their grade later. */
export interface MateTerms {
  readonly level: MateLevel;
  /** Percent of order, 0–100, an integer. Absent: hidden from whoever asks. */
  readonly percent?: number;
}

/** The same with nothing hidden. */
export type KnownTerms = Required<MateTerms>;

export interface SquadMember {
  readonly id: UserId;
  readonly type: SquadMemberType;
  /** Members stand in join order; the owner is first. */
  readonly joinedAt: number;
  /**
   * Confirmed in the present status: mates in READY, the owner and mates in STARTED. Null again on each change of
   * status.
   */
  readonly confirmedAt: number | null;
  /** Null unless the type is MATE. */
  readonly mate: MateTerms | null;
}

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
  /** 128 random bits from the server; also the id of the invitation. Absent: hidden from whoever asks. */
  readonly token?: string;
  readonly friendId: UserId | null;
  readonly invitedBy: UserId;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

/** A mate who answered a hot squad: one who is invited joins at once. */
export interface MateOffer {
  /** Absent: hidden from whoever asks. */
  readonly mateId?: UserId;
  readonly offeredAt: number;
  readonly expiresAt: number;
}
