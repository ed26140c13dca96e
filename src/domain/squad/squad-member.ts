import type { SquadMemberType } from '../enums/squad-member-type';
import type { MateLevel } from '../enums/mate-level';
import type { UserId } from './squad-actor';

/** The terms on which a mate plays this squad: fixed when he is invited, whatever becomes of his grade later. */
export interface MateTerms {
  readonly level: MateLevel;
  /** Percent of order, 0–100, an integer. */
  readonly percent: number;
}

export interface SquadMember {
  readonly id: UserId;
  readonly type: SquadMemberType;
  /** Members stand in join order; the owner is first. */
  readonly joinedAt: number;
  /** Confirmed in the present status: mates in READY, the owner and mates in STARTED. Null again on each change of status. */
  readonly confirmedAt: number | null;
  /** Null unless the type is MATE. */
  readonly mate: MateTerms | null;
}
