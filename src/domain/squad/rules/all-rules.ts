import type { ActionRules, AnyEvent, EventOf, EventRules, TimerRules } from '../define-rules';
import { acceptRules, declineRules, invitationExpiredRules } from './answer-order';
import { confirmRules } from './confirm';
import { confirmationExpiredRules } from './confirmation-expired';
import { disbandRules, idleExpiredRules } from './disband';
import {
  answerDisputeRules,
  decideDisputeRules,
  disputeAnswerExpiredRules,
  disputeDecisionExpiredRules,
  openDisputeRules,
} from './dispute';
import { answerEarlyFinishRules, earlyFinishExpiredRules, requestEarlyFinishRules } from './early-finish';
import { declineFriendRules, friendInvitationExpiredRules } from './friend-link';
import { durationElapsedRules, settlementDueRules } from './game-over';
import { hotExpiredRules, offerExpiredRules, offerReadyRules, withdrawOfferRules } from './hot';
import { inviteFriendRules } from './invite-friend';
import { inviteMateRules } from './invite-mate';
import { joinRules } from './join';
import { kickRules } from './kick';
import { leaveRules } from './leave';
import { lobbyExpiredRules } from './lobby-expired';
import { payRules } from './pay';
import { pingRules } from './ping';
import { applyPromoCodeRules, removePromoCodeRules } from './promo-code';
import { publishRules, unpublishRules } from './publish';
import { needToRecreateRules, recreatedRules, recreationExpiredRules } from './recreation';
import { repeatRules } from './repeat';
import { updateRules } from './update';

/** Steps of people that a button offers. */
const actionRules = [
  inviteMateRules,
  inviteFriendRules,
  acceptRules,
  declineRules,
  declineFriendRules,
  kickRules,
  publishRules,
  unpublishRules,
  joinRules,
  leaveRules,
  updateRules,
  applyPromoCodeRules,
  removePromoCodeRules,
  payRules,
  confirmRules,
  pingRules,
  needToRecreateRules,
  requestEarlyFinishRules,
  answerEarlyFinishRules,
  disbandRules,
  repeatRules,
  offerReadyRules,
  withdrawOfferRules,
  openDisputeRules,
  answerDisputeRules,
  decideDisputeRules,
];

/** Steps of the clock; of two deadlines at one moment the first in this list comes first. */
const timerRules = [
  idleExpiredRules,
  invitationExpiredRules,
  confirmationExpiredRules,
  friendInvitationExpiredRules,
  hotExpiredRules,
  offerExpiredRules,
  lobbyExpiredRules,
  recreationExpiredRules,
  durationElapsedRules,
  earlyFinishExpiredRules,
  disputeAnswerExpiredRules,
  disputeDecisionExpiredRules,
  settlementDueRules,
];

type Action = (typeof actionRules)[number];

/** Steps of people. `by` is who does it; the rest are facts from the server or the person's choice. */
export type SquadPersonEvent = EventOf<Action> | EventOf<typeof recreatedRules>;

/** Deadlines are ordinary events, sent by the server's sweeper with `by: 'system'`. */
export type SquadTimerEvent = EventOf<(typeof timerRules)[number]>;

export type SquadEvent = SquadPersonEvent | SquadTimerEvent;
type SquadEventType = SquadEvent['type'];
export type SquadEventOf<Type extends SquadEventType> = Extract<SquadEvent, { readonly type: Type }>;

/** A step of a person by its short name: `pay`, `confirm`, `inviteMate` …. */
export type SquadAction = Action['action'];

export const actions: readonly ActionRules<SquadPersonEvent, SquadAction>[] = actionRules;

export const squadActions: readonly SquadAction[] = actions.map(({ action }) => action);

/** The names of the clock's steps are the kinds of deadlines. */
export type SquadDeadlineKind = SquadTimerEvent['type'];

export const timers: readonly TimerRules<SquadTimerEvent>[] = timerRules;

const byType: ReadonlyMap<string, EventRules<SquadEvent>> = new Map(
  [...actions, recreatedRules, ...timers].map((rules) => [rules.type, rules]),
);

/** The rules of an event. @throws Error for one that no file defines */
export const rulesOf = ({ type }: Pick<AnyEvent, 'type'>): EventRules<SquadEvent> => {
  const found = byType.get(type);
  if (!found) throw new Error(`No squad takes ${type}`);
  return found;
};
