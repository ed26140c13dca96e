import type { SquadMemberType } from './squad-enums';
import type { MateAnswer } from '../../mates/answers';
import type { Kopecks } from '../../money/kopecks';
import type { SquadHistoryLine } from './history-details';
import type { SquadTerms } from './squad-context';
import type { MateTerms, SquadActor, UserId } from './squad-people';

/** Why somebody gets a strike. */
export type StrikeReason = 'LEFT_LOBBY' | 'LEFT_GAME' | 'MISSED_LOBBY' | 'DISBANDED_LOBBY';

/** What people are told besides the history. */
export const squadNotices = [
  'INVITED',
  'INVITATION_WITHDRAWN',
  'INVITATION_DECLINED',
  'INVITATION_EXPIRED',
  'MEMBER_JOINED',
  'MEMBER_LEFT',
  'KICKED',
  'PAYMENT_DUE',
  'CONFIRMATION_DUE',
  'PAID',
  'LOBBY_DUE',
  'PINGED',
  'GAME_STARTED',
  'RECREATION_NEEDED',
  'EARLY_FINISH_REQUESTED',
  'EARLY_FINISH_ANSWERED',
  'FINISHED',
  'DISBANDED',
  'DISPUTE_OPENED',
  'DISPUTE_REFUSED',
  'DISPUTE_CLOSED',
  'SETTLED',
  'HOT_OFFER',
] as const;

export type SquadNotice = (typeof squadNotices)[number];

/** A mate's pay in a settlement. */
export interface MatePay {
  readonly mateId: UserId;
  readonly amount: Kopecks;
}

/** Params of each effect that a step declares, by its name. All sums in kopecks. */
export interface StepEffectParams {
  /** Debit the payer by `amount`, let the service add `subsidy`, hold both. One for each share. */
  holdPayment: {
    readonly memberId: UserId;
    readonly payerId: UserId;
    readonly amount: Kopecks;
    readonly subsidy: Kopecks;
  };
  /**
   * Return `amount` of a held share to its payer and `subsidy` to the service. DISPUTE: the transaction is of that
   * type.
   */
  refundPayment: {
    readonly memberId: UserId;
    readonly payerId: UserId;
    readonly amount: Kopecks;
    readonly subsidy: Kopecks;
    readonly as: 'PURCHASE' | 'DISPUTE';
  };
  /** SELL: pay a mate out of what is held; `amount` = `gross` × `percent`, rounded down. */
  payMate: MatePay & { readonly gross: Kopecks; readonly percent: number };
  /** The service's part of what was held, remainders of rounding included. */
  takeServicePart: { readonly amount: Kopecks };
  /**
   * Reward those who brought the payers: `costs` is what the game cost each payer in the end, `pays` what the mates
   * have just received, who bear a part of it. Money changes hands between people and the service; nothing of what is
   * held.
   */
  payReferrals: {
    readonly costs: readonly { readonly payerId: UserId; readonly amount: Kopecks }[];
    readonly pays: readonly MatePay[];
  };
  /** Everything still held goes to the squad that replaces this one. */
  moveHeld: { readonly toSquadId: number; readonly amount: Kopecks };
  /**
   * What is held of each share keeps its bonus part in the squad that replaces this one; `amount`: the payer's part of
   * it.
   */
  carryFunding: {
    readonly toSquadId: number;
    readonly shares: readonly { readonly memberId: UserId; readonly amount: Kopecks }[];
  };
  /** What was said and shown in the dispute goes along … */
  carryDispute: { readonly toSquadId: number };
  /** … and so does the use of the promo code. */
  carryPromoUse: { readonly toSquadId: number };
  recordHistory: SquadHistoryLine & {
    readonly by: SquadActor;
    /** Whom it concerns, when that is not `by`. */
    readonly subject: UserId | null;
  };
  addStrike: { readonly userId: UserId; readonly gameId: string; readonly reason: StrikeReason };
  /** `asFriend`: who joined came as a friend, through an invitation. */
  notify: {
    readonly notice: SquadNotice;
    readonly userIds: readonly UserId[];
    readonly by: SquadActor;
    readonly asFriend?: boolean;
  };
  /** Open the ping window, with its sound, at those who are awaited. */
  ring: { readonly userIds: readonly UserId[]; readonly by: UserId };
  /** The dispute waits for those who decide disputes. */
  askModerators: { readonly gameId: string };
  /** Somebody became a member: they come into the chat. */
  admitMember: { readonly memberId: UserId; readonly memberType: SquadMemberType; readonly mate: MateTerms | null };
  /** Somebody is no longer a member: they leave the chat. */
  dismissMember: { readonly memberId: UserId };
  /** A mate answered an order … */
  answeredInvitation: { readonly mateId: UserId };
  /** … or let it lapse: several in a row switch their orders off. */
  missedInvitation: { readonly mateId: UserId };
  /** How a call to a mate ended and when it had begun: what clients and the mate are told of their answers. Epoch ms. */
  recordAnswer: { readonly mateId: UserId; readonly invitedAt: number; readonly answer: MateAnswer };
  /** A use of the promo code counts from here on … */
  takePromoUse: { readonly code: string; readonly userId: UserId };
  /** … and counts no more. */
  releasePromoUse: { readonly code: string; readonly userId: UserId };
  /** Call matching mates to a hot squad. */
  callMates: { readonly until: number; readonly ownerId: UserId; readonly terms: SquadTerms };
  /** A finished squad counts for everybody who was still in it, and the minutes really played for the mates' grade. */
  countFinished: {
    readonly memberIds: readonly UserId[];
    readonly mateIds: readonly UserId[];
    readonly minutes: number;
  };
  /** Minutes that mates have played in a squad which they do not finish under its number: they left, or it goes on. */
  countPlayed: { readonly mateIds: readonly UserId[]; readonly minutes: number };
  /** The squad has ended: its chat stays open for some days more. Epoch ms. */
  closeChat: { readonly endedAt: number };
}

export type StepEffectType = keyof StepEffectParams;

/** A consequence that a step declares. */
export type StepEffect = {
  [Type in StepEffectType]: { readonly type: Type; readonly params: StepEffectParams[Type] };
}[StepEffectType];
