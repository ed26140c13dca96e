import { accept, decline, declineFriend, expireFriendInvitation, expireInvitation } from '../steps/answer-invitation';
import { expireHot, expireOffer, offerReady } from '../steps/hot';
import { inviteFriend, inviteMate } from '../steps/invite';
import { join } from '../steps/join';
import { kick } from '../steps/kick';
import { expireReadiness, removeLaggards } from '../steps/laggards';
import { leaveBeforeStart } from '../steps/leave';
import { pay } from '../steps/pay';
import { pingInvited, pingLaggards } from '../steps/ping';
import { applyPromoCode, removePromoCode } from '../steps/promo-code';
import { publish, unpublish } from '../steps/publish';
import { update } from '../steps/update';
import { perform } from './perform';

/** Steps of a squad that gathers: PENDING and READY. */
export const gatherActions = {
  accept: perform(accept),
  decline: perform(decline),
  declineFriend: perform(declineFriend),
  expireInvitation: perform(expireInvitation),
  expireFriendInvitation: perform(expireFriendInvitation),
  inviteMate: perform(inviteMate),
  inviteFriend: perform(inviteFriend),
  join: perform(join),
  kick: perform(kick),
  leaveBeforeStart: perform(leaveBeforeStart),
  publish: perform(publish),
  unpublish: perform(unpublish),
  update: perform(update),
  applyPromoCode: perform(applyPromoCode),
  removePromoCode: perform(removePromoCode),
  pay: perform(pay),
  offerReady: perform(offerReady),
  expireOffer: perform(expireOffer),
  expireHot: perform(expireHot),
  removeLaggards: perform(removeLaggards),
  expireReadiness: perform(expireReadiness),
  pingInvited: perform(pingInvited),
  pingLaggards: perform(pingLaggards),
};
