import type { SquadHistoryEventType } from '../enums/squad-history-event-type';
import type { SquadMemberType } from '../enums/squad-member-type';
import type { Kopecks } from '../money/kopecks';
import type { SquadActor, UserId } from './squad-actor';
import type { SquadDeadline } from './squad-deadline';
import type { MateTerms } from './squad-member';
import type { SquadNotice } from './squad-notice';

/** Why somebody gets a strike. */
export type StrikeReason = 'LEFT_LOBBY' | 'LEFT_GAME' | 'MISSED_LOBBY' | 'DISBANDED_LOBBY';

/** Params of each effect by its name. All sums in kopecks. */
export interface SquadEffectParams {
  /** Debit the payer by `amount`, let the service add `subsidy`, hold both. One for each share. */
  holdPayment: { readonly memberId: UserId; readonly payerId: UserId; readonly amount: Kopecks; readonly subsidy: Kopecks };
  /** Return `amount` of a held share to its payer and `subsidy` to the service. DISPUTE: the transaction is of that type. */
  refundPayment: {
    readonly memberId: UserId;
    readonly payerId: UserId;
    readonly amount: Kopecks;
    readonly subsidy: Kopecks;
    readonly as: 'PURCHASE' | 'DISPUTE';
  };
  /** SELL: pay a mate out of what is held; `amount` = `gross` × `percent`, rounded down. */
  payMate: { readonly mateId: UserId; readonly gross: Kopecks; readonly percent: number; readonly amount: Kopecks };
  /** The service's part of what was held, remainders of rounding included. */
  takeServicePart: { readonly amount: Kopecks };
  /** Everything still held goes to the squad that replaces this one. */
  moveHeld: { readonly toSquadId: number; readonly amount: Kopecks };
  recordHistory: {
    readonly event: SquadHistoryEventType;
    readonly by: SquadActor;
    /** Whom it concerns, when that is not `by`. */
    readonly subject: UserId | null;
    /** Small facts for the line on the screen: sums in kopecks, percents, codes. */
    readonly details: Readonly<Record<string, string | number | boolean | null>>;
  };
  scheduleDeadline: SquadDeadline;
  cancelDeadline: Pick<SquadDeadline, 'kind' | 'subject'>;
  addStrike: { readonly userId: UserId; readonly reason: StrikeReason };
  notify: { readonly notice: SquadNotice; readonly userIds: readonly UserId[]; readonly by: SquadActor };
  /** Somebody became a member: chat, `hasSquad`. */
  admitMember: { readonly memberId: UserId; readonly memberType: SquadMemberType; readonly mate: MateTerms | null };
  /** Somebody is no longer a member. */
  dismissMember: { readonly memberId: UserId };
  /** A use of the promo code counts from here on … */
  takePromoUse: { readonly code: string; readonly userId: UserId };
  /** … and counts no more. */
  releasePromoUse: { readonly code: string; readonly userId: UserId };
  /** Call matching mates to a hot squad. */
  callMates: { readonly until: number };
}

/** What the server carries out in the transaction of the step, in this order. */
export type SquadEffect = {
  [Type in keyof SquadEffectParams]: { readonly type: Type; readonly params: SquadEffectParams[Type] };
}[keyof SquadEffectParams];

export type SquadEffectType = SquadEffect['type'];
