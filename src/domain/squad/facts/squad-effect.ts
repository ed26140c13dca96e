import type { SquadMemberType } from './squad-enums';
import type { MateAnswer } from '../../mates/answers';
import type { Kopecks } from '../../money/kopecks';
import type { SquadHistoryLine } from './history-details';
import type { SquadTerms } from './squad-context';
import type { MateTerms, SquadActor, UserId } from './squad-people';

/** Why a mate gets a strike. */
export type StrikeReason = 'LEFT_LOBBY' | 'LEFT_GAME' | 'MISSED_LOBBY' | 'DISBANDED_LOBBY';

/** Notices of a squad that people are notified of. */
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

/** What a mate is paid in a settlement, in kopecks. */
export interface MatePay {
  readonly mateId: UserId;
  readonly amount: Kopecks;
}

/** Parameters of each effect that a step may declare. All sums in kopecks. */
export interface StepEffectParams {
  /** Debit the payer by `amount`, let the service add `subsidy`, and hold both. One for each share. */
  holdPayment: {
    readonly memberId: UserId;
    readonly payerId: UserId;
    readonly amount: Kopecks;
    readonly subsidy: Kopecks;
  };
  /** Refund `amount` of a held share to its payer and `subsidy` to the service. `as`: the type of the transaction. */
  refundPayment: {
    readonly memberId: UserId;
    readonly payerId: UserId;
    readonly amount: Kopecks;
    readonly subsidy: Kopecks;
    readonly as: 'PURCHASE' | 'DISPUTE';
  };
  /** Pay a mate from the held money (transaction SELL); `amount` = `gross` × `percent`, rounded down. */
  payMate: MatePay & { readonly gross: Kopecks; readonly percent: number };
  /** Pay the service's part of the held money, including remainders of rounding. */
  takeServicePart: { readonly amount: Kopecks };
  /**
   * Reward the referrers of the payers: `costs` is what the game finally cost each payer, `pays` what the mates were
   * just paid (they bear a part of the rewards). Does not touch the held money.
   */
  payReferrals: {
    readonly costs: readonly { readonly payerId: UserId; readonly amount: Kopecks }[];
    readonly pays: readonly MatePay[];
  };
  /** Move everything still held to the successor. */
  moveHeld: { readonly toSquadId: number; readonly amount: Kopecks };
  /** Keep the bonus part of each moved share in the successor; `amount`: the payer's part of the share. */
  carryFunding: {
    readonly toSquadId: number;
    readonly shares: readonly { readonly memberId: UserId; readonly amount: Kopecks }[];
  };
  /** Move the texts and files of the dispute to the successor … */
  carryDispute: { readonly toSquadId: number };
  /** … and the use of the promo code. */
  carryPromoUse: { readonly toSquadId: number };
  recordHistory: SquadHistoryLine & {
    readonly by: SquadActor;
    /** Whom the entry concerns, when that is not `by`. */
    readonly subject: UserId | null;
  };
  addStrike: { readonly userId: UserId; readonly gameId: string; readonly reason: StrikeReason };
  /** Notify people. `asFriend`: the person who joined came as a friend, through an invitation. */
  notify: {
    readonly notice: SquadNotice;
    readonly userIds: readonly UserId[];
    readonly by: SquadActor;
    readonly asFriend?: boolean;
  };
  /** Open the ping window, with its sound, for these people. */
  ring: { readonly userIds: readonly UserId[]; readonly by: UserId };
  /** Notify the operators who decide disputes. */
  askModerators: { readonly gameId: string };
  /** Somebody became a member: add them to the chat. */
  admitMember: { readonly memberId: UserId; readonly memberType: SquadMemberType; readonly mate: MateTerms | null };
  /** Somebody is no longer a member: remove them from the chat. */
  dismissMember: { readonly memberId: UserId };
  /** A mate answered an order: resets their count of missed invitations … */
  answeredInvitation: { readonly mateId: UserId };
  /** … or let it expire: several in a row switch their orders off. */
  missedInvitation: { readonly mateId: UserId };
  /** Record how a call to a mate ended and when it began (epoch ms), for the statistics of answers. */
  recordAnswer: { readonly mateId: UserId; readonly invitedAt: number; readonly answer: MateAnswer };
  /** Count a use of the promo code … */
  takePromoUse: { readonly code: string; readonly userId: UserId };
  /** … and release it. */
  releasePromoUse: { readonly code: string; readonly userId: UserId };
  /** Call matching mates to a hot squad; `until` in epoch ms. */
  callMates: { readonly until: number; readonly ownerId: UserId; readonly terms: SquadTerms };
  /** Count a finished squad for everybody who was still in it, and the minutes played for the mates' grades. */
  countFinished: {
    readonly memberIds: readonly UserId[];
    readonly mateIds: readonly UserId[];
    readonly minutes: number;
  };
  /** Count minutes of mates who do not finish under this squad's number: they left, or a successor replaces it. */
  countPlayed: { readonly mateIds: readonly UserId[]; readonly minutes: number };
  /** The squad has ended: its chat is closed some days later. Epoch ms. */
  closeChat: { readonly endedAt: number };
}

export type StepEffectType = keyof StepEffectParams;

/** An effect that a step declares. */
export type StepEffect = {
  [Type in StepEffectType]: { readonly type: Type; readonly params: StepEffectParams[Type] };
}[StepEffectType];
