import type { SquadEvent, SquadTimerEvent } from '../../squad/rules/all-rules';
import type { SquadState } from '../../squad/facts/squad-context';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import { Draft } from './draft';
import type { ExpectedEffect } from './draft-money';
import { laggards, mates, ownedByMate } from './facts';
import * as gather from './gathering';
import * as play from './playing';
import { settleDown } from './statuses';
import { waits } from './terms';

export interface Expected {
  readonly state: SquadState;
  readonly effects: readonly ExpectedEffect[];
}

const readyIsOver = (d: Draft): SquadStatus => {
  const late = laggards(d.c);
  d.write('CONFIRMATION_EXPIRED', 'system');
  if (late.includes(d.c.ownerId)) return 'DISBANDED';
  for (const id of late) d.dismiss(id, 'system', 'MEMBER_LEFT');
  return 'PENDING';
};

const lobbyIsOver = (d: Draft): SquadStatus | null => {
  const absent = mates(d.c).filter(({ confirmedAt }) => confirmedAt === null);
  const ownerIsAbsent = d.isOwnerMissing();
  d.write('CONFIRMATION_EXPIRED', 'system');
  if (ownerIsAbsent && ownedByMate(d.c)) {
    d.refund(d.poolOf(d.free()));
    for (const { id } of absent) d.strike(id, 'MISSED_LOBBY');
    return 'DISBANDED';
  }
  if (ownerIsAbsent && d.c.lobbyExtended) {
    d.cancelLate(d.poolOf(d.free()));
    return 'DISBANDED';
  }
  for (const { id } of absent) {
    d.refund(d.poolOf(d.partOf(id)));
    d.dismiss(id, 'system', 'MEMBER_LEFT');
    d.strike(id, 'MISSED_LOBBY');
  }
  if (!ownerIsAbsent) return null;
  d.c.lobbyExtended = true;
  d.c.statusEndsAt = (d.c.statusEndsAt ?? 0) + waits.lateOwner;
  return null;
};

const earlyUnanswered = (d: Draft): SquadStatus | null => {
  if (d.c.earlyFinish?.side === 'PAYER') {
    d.finishEarly();
    return 'FINISHED';
  }
  d.rejectEarly('system');
  return null;
};

/** What the clock does; the status that it leads to, null: the present one. */
const clockStep = (d: Draft, e: SquadTimerEvent): SquadStatus | null => {
  const { c } = d;
  switch (e.type) {
    case 'squad.idleExpired':
      return 'DISBANDED';
    case 'squad.invitationExpired':
      gather.orderGone(d, e.subject, 'MISSED');
      return null;
    case 'squad.friendInvitationExpired':
      gather.friendGone(d, e.subject, 'INVITATION_EXPIRED');
      return null;
    case 'squad.confirmationExpired':
      return readyIsOver(d);
    case 'squad.hotExpired':
      c.hotUntil = null;
      d.write('UPDATED', 'system', null, { hot: false });
      return null;
    case 'squad.offerExpired':
      c.offers = c.offers.filter(({ mateId }) => mateId !== e.subject);
      return null;
    case 'squad.lobbyExpired':
      return lobbyIsOver(d);
    case 'squad.recreationExpired':
      d.resume();
      d.write('UPDATED', 'system', null, { needToRecreate: false });
      return null;
    case 'squad.durationElapsed':
      return 'FINISHED';
    case 'squad.earlyFinishExpired':
      return earlyUnanswered(d);
    case 'squad.disputeAnswerExpired':
      play.closeDispute(d, c.dispute?.wantedPercent ?? 0, 'system');
      return null;
    case 'squad.disputeDecisionExpired':
      play.closeDispute(d, 100, 'system');
      return null;
    case 'squad.settlementDue':
      d.settle();
      return null;
  }
};

/** What a step of a person does; the status that it leads to, null: the present one. */
const step = (d: Draft, e: SquadEvent): SquadStatus | null => {
  const { c } = d;
  switch (e.type) {
    case 'squad.inviteMate':
      gather.inviteMate(d, e);
      return gather.reopens(d);
    case 'squad.inviteFriend':
      gather.inviteFriend(d, e);
      return e.friendId === null ? null : gather.reopens(d);
    case 'squad.accept':
      gather.accept(d, e);
      return null;
    case 'squad.decline':
      gather.orderGone(d, String(e.by), 'DECLINED');
      return null;
    case 'squad.declineFriend':
      gather.friendGone(d, e.token, 'INVITATION_CANCELED');
      return null;
    case 'squad.kick':
      return gather.kick(d, e);
    case 'squad.publish':
      c.visible = true;
      d.write('PUBLISHED');
      return gather.reopens(d);
    case 'squad.unpublish':
      c.visible = false;
      d.write('UPDATED', e.by, null, { visible: false });
      return null;
    case 'squad.join':
      gather.join(d, e);
      return gather.reopens(d);
    case 'squad.leave':
      play.leave(d, e);
      return gather.reopens(d);
    case 'squad.update':
      return gather.update(d, e);
    case 'squad.applyPromoCode':
      gather.applyPromo(d, e);
      return gather.reopens(d);
    case 'squad.removePromoCode':
      gather.dropPromo(d);
      return gather.reopens(d);
    case 'squad.pay':
      gather.pay(d, e);
      return null;
    case 'squad.confirm':
      play.confirm(d, e);
      return null;
    case 'squad.ping':
      play.ping(d, e);
      return null;
    case 'squad.needToRecreate':
      play.flag(d, e);
      return null;
    case 'squad.recreated':
      play.handOver(d, e);
      return 'DISBANDED';
    case 'squad.requestEarlyFinish':
      play.askEarly(d, e);
      return null;
    case 'squad.answerEarlyFinish':
      play.answerEarly(d, e);
      return null;
    case 'squad.disband':
      play.disband(d, e);
      return 'DISBANDED';
    case 'squad.repeat':
      c.repeatedAt = e.at;
      return null;
    case 'squad.offerReady':
      c.offers = [...c.offers, { mateId: String(e.by), offeredAt: e.at, expiresAt: e.at + waits.offer }];
      d.tell('HOT_OFFER', [c.ownerId]);
      return null;
    case 'squad.withdrawOffer':
      c.offers = c.offers.filter(({ mateId }) => mateId !== e.by);
      return null;
    case 'squad.openDispute':
      play.openDispute(d, e);
      return null;
    case 'squad.answerDispute':
      play.answerDispute(d, e);
      return null;
    case 'squad.decideDispute':
      play.closeDispute(d, e.refundPercent, e.by);
      return null;
    default:
      return clockStep(d, e);
  }
};

/** The squad after an event that is allowed, and the effects of the step, by the specification. */
export const expectedStep = (state: SquadState, e: SquadEvent): Expected => {
  const d = new Draft(state, e);
  if (e.by !== 'system') d.c.touchedAt = e.at;
  settleDown(d, step(d, e));
  return { state: { value: d.value, context: d.c }, effects: d.effects };
};
