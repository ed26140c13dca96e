import type { EventDefinition } from '../define-event';
import type { AnyEvent } from '../define-rules';
import type { SquadEvent } from '../rules/all-rules';
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

/** All events, from which the machine is built. */
export const squadEvents: readonly EventDefinition<SquadEvent>[] = [
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
  recreated,
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

const byType: ReadonlyMap<string, EventDefinition<SquadEvent>> = new Map(
  squadEvents.map((definition) => [definition.type, definition]),
);

/**
 * The definition of an event.
 * @throws Error for an unknown type
 */
export const definitionOf = ({ type }: Pick<AnyEvent, 'type'>): EventDefinition<SquadEvent> => {
  const found = byType.get(type);
  if (!found) throw new Error(`Unknown event ${type}`);
  return found;
};
