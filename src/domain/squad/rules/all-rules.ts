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

/** Rules of steps that a button may offer. */
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

/** Rules of timer events; of two deadlines at the same moment the one listed first is due first. */
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

/** Events of people. `by` is the actor; the other fields are facts from the server or the person's choice. */
export type SquadPersonEvent = EventOf<Action> | EventOf<typeof recreatedRules>;

/** Timer events, sent by the server's sweeper with `by: 'system'` when a deadline is due. */
export type SquadTimerEvent = EventOf<(typeof timerRules)[number]>;

export type SquadEvent = SquadPersonEvent | SquadTimerEvent;
type SquadEventType = SquadEvent['type'];
export type SquadEventOf<Type extends SquadEventType> = Extract<SquadEvent, { readonly type: Type }>;

/** Short name of a person's step: `pay`, `confirm`, `inviteMate` … */
export type SquadAction = Action['action'];

/** Rules of all actions of people. */
export const actions: readonly ActionRules<SquadPersonEvent, SquadAction>[] = actionRules;

/** Names of all actions of people. */
export const squadActions: readonly SquadAction[] = actions.map(({ action }) => action);

/** The types of timer events are the kinds of deadlines. */
export type SquadDeadlineKind = SquadTimerEvent['type'];

/** Rules of all timer events. */
export const timers: readonly TimerRules<SquadTimerEvent>[] = timerRules;

const byType: ReadonlyMap<string, EventRules<SquadEvent>> = new Map(
  [...actions, recreatedRules, ...timers].map((rules) => [rules.type, rules]),
);

/** Of all events that there are. */
export const squadEventTypes: readonly string[] = [...byType.keys()];

/**
 * The rules of an event.
 * @throws Error for an unknown type
 */
export const rulesOf = ({ type }: Pick<AnyEvent, 'type'>): EventRules<SquadEvent> => {
  const found = byType.get(type);
  if (!found) throw new Error(`Unknown event ${type}`);
  return found;
};
