import type { ActionDefinition, AnyEvent, EventDefinition, EventOf, TimerDefinition } from '../define-event';
import { accept, decline, invitationExpired } from './answer-order';
import { confirm } from './confirm';
import { confirmationExpired } from './confirmation-expired';
import { disband, idleExpired } from './disband';
import { answerDispute, decideDispute, disputeAnswerExpired, disputeDecisionExpired, openDispute } from './dispute';
import { answerEarlyFinish, earlyFinishExpired, requestEarlyFinish } from './early-finish';
import { declineFriend, friendInvitationExpired } from './friend-link';
import { durationElapsed, settlementDue } from './game-over';
import { hotExpired, offerExpired, offerReady, withdrawOffer } from './hot';
import { inviteFriend } from './invite-friend';
import { inviteMate } from './invite-mate';
import { join } from './join';
import { kick } from './kick';
import { leave } from './leave';
import { lobbyExpired } from './lobby-expired';
import { pay } from './pay';
import { ping } from './ping';
import { applyPromoCode, removePromoCode } from './promo-code';
import { publish, unpublish } from './publish';
import { needToRecreate, recreated, recreationExpired } from './recreation';
import { repeat } from './repeat';
import { update } from './update';

/** Steps of people that a button offers. */
const definedActions = [
  inviteMate,
  inviteFriend,
  accept,
  decline,
  declineFriend,
  kick,
  publish,
  unpublish,
  join,
  leave,
  update,
  applyPromoCode,
  removePromoCode,
  pay,
  confirm,
  ping,
  needToRecreate,
  requestEarlyFinish,
  answerEarlyFinish,
  disband,
  repeat,
  offerReady,
  withdrawOffer,
  openDispute,
  answerDispute,
  decideDispute,
];

/** Steps of the clock; of two deadlines at one moment the first in this list comes first. */
const definedTimers = [
  idleExpired,
  invitationExpired,
  confirmationExpired,
  friendInvitationExpired,
  hotExpired,
  offerExpired,
  lobbyExpired,
  recreationExpired,
  durationElapsed,
  earlyFinishExpired,
  disputeAnswerExpired,
  disputeDecisionExpired,
  settlementDue,
];

type Action = (typeof definedActions)[number];

/** Steps of people. `by` is who does it; the rest are facts from the server or the person's choice. */
export type SquadPersonEvent = EventOf<Action> | EventOf<typeof recreated>;

/** Deadlines are ordinary events, sent by the server's sweeper with `by: 'system'`. */
export type SquadTimerEvent = EventOf<(typeof definedTimers)[number]>;

export type SquadEvent = SquadPersonEvent | SquadTimerEvent;
type SquadEventType = SquadEvent['type'];
export type SquadEventOf<Type extends SquadEventType> = Extract<SquadEvent, { readonly type: Type }>;

/** A step of a person by its short name: `pay`, `confirm`, `inviteMate` …. */
export type SquadAction = Action['action'];

export const actions: readonly ActionDefinition<SquadPersonEvent, SquadAction>[] = definedActions;

export const squadActions: readonly SquadAction[] = actions.map(({ action }) => action);

/** The names of the clock's steps are the kinds of deadlines. */
export type SquadDeadlineKind = SquadTimerEvent['type'];

export const timers: readonly TimerDefinition<SquadTimerEvent>[] = definedTimers;

export const squadEvents: readonly EventDefinition<SquadEvent>[] = [...actions, recreated, ...timers];

const byType: ReadonlyMap<string, EventDefinition<SquadEvent>> = new Map(
  squadEvents.map((definition) => [definition.type, definition]),
);

/** The definition of an event. @throws Error for one that no file defines */
export const definitionOf = ({ type }: Pick<AnyEvent, 'type'>): EventDefinition<SquadEvent> => {
  const found = byType.get(type);
  if (!found) throw new Error(`No squad takes ${type}`);
  return found;
};
