import type { SquadEvent } from '../../squad/rules/all-rules';
import type { SquadContext, SquadState } from '../../squad/facts/squad-context';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import { disputeAwaited, due, earlyAwaited, invited, taken, unpaid } from './facts';
import { waits } from './terms';
import {
  type Code,
  if_,
  invalid,
  person,
  member,
  notYetMember,
  owner,
  admin,
  memberOrPayer,
  isType,
  isTrial,
  mayUpdate,
  mayApplyPromo,
  ownerPaid,
  mayInviteMate,
  mayInviteFriend,
  mayJoin,
  mayConfirm,
  over,
  mayRequestEarly,
  mayOpenDispute,
  mayOffer,
  mayAccept,
  mayRepeat,
} from './why-not';

/*
 * Who may do what, when, and why not: the specification's table of actions once more, each row from the first refusal
 * to the last.
 */

const inviter = (c: SquadContext, by: SquadActor): Code => (isType(c, by, 'CLIENT') ? null : owner(c, by));
const flagger = (c: SquadContext, by: SquadActor): Code => (isType(c, by, 'MATE') ? null : owner(c, by));

/** Only in these statuses. */
const only = (v: SquadStatus, ...where: readonly SquadStatus[]): Code => invalid(!where.includes(v));

/** What the squad should answer to an event: a refusal, or null. */
export const expectedRefusal = (state: SquadState, e: SquadEvent): Code => {
  const { value: v, context: c } = state;
  const early = v === 'PENDING' ? 'SQUADS_MEMBERS_MUST_JOIN' : null;
  const gathering = (): Code => only(v, 'PENDING', 'READY');
  switch (e.type) {
    case 'squad.inviteMate':
      return owner(c, e.by) ?? gathering() ?? mayInviteMate(c, e);
    case 'squad.inviteFriend':
      return member(c, e.by) ?? inviter(c, e.by) ?? gathering() ?? mayInviteFriend(c, e);
    case 'squad.accept':
      return notYetMember(c, e.by) ?? only(v, 'PENDING') ?? mayAccept(c, e);
    case 'squad.decline':
      return (
        if_(!c.mateInvitations.some(({ mateId }) => mateId === e.by), 'SQUADS_MEMBER_NOT_FOUND') ?? only(v, 'PENDING')
      );
    case 'squad.declineFriend':
      return (
        person(e.by) ??
        if_(
          !c.friendInvitations.some(
            ({ token, friendId }) => token === e.token && (friendId === null || friendId === e.by),
          ),
          'SQUADS_MEMBER_NOT_FOUND',
        ) ??
        gathering()
      );
    case 'squad.kick':
      return (
        owner(c, e.by) ??
        gathering() ??
        if_(e.by === e.memberId, 'SQUADS_CANNOT_KICK_YOURSELF') ??
        if_(
          ![...c.members.map(({ id }) => id), ...invited(c), ...c.friendInvitations.map(({ token }) => token)].includes(
            e.memberId,
          ),
          'SQUADS_MEMBER_NOT_FOUND',
        )
      );
    case 'squad.publish':
      return (
        owner(c, e.by) ??
        gathering() ??
        if_(c.visible, 'SQUADS_ALREADY_PUBLISHED') ??
        if_(isTrial(c), 'SQUADS_CANNOT_PLAY_CATEGORY') ??
        if_(taken(c) >= c.slots, 'SQUADS_FULL')
      );
    case 'squad.unpublish':
      return owner(c, e.by) ?? only(v, 'PENDING') ?? if_(!c.visible, 'SQUADS_MUST_BE_VISIBLE');
    case 'squad.join':
      return notYetMember(c, e.by) ?? gathering() ?? mayJoin(c, e);
    case 'squad.leave':
      return (
        member(c, e.by) ??
        if_(e.by === c.ownerId, 'SQUADS_INVALID_MEMBERS') ??
        only(v, 'PENDING', 'READY', 'STARTED', 'IN_A_GAME') ??
        invalid(v === 'IN_A_GAME' && over(c, e.at))
      );
    case 'squad.update':
      return owner(c, e.by) ?? gathering() ?? mayUpdate(c, e);
    case 'squad.applyPromoCode':
      return owner(c, e.by) ?? gathering() ?? (v === 'READY' ? ownerPaid(c) : null) ?? mayApplyPromo(c, e);
    case 'squad.removePromoCode':
      return (
        owner(c, e.by) ??
        gathering() ??
        if_(c.promo === null, 'SQUADS_PROMO_CODE_NOT_FOUND') ??
        (v === 'READY' ? ownerPaid(c) : null)
      );
    case 'squad.pay': {
      const shares = unpaid(c).filter(({ payerId }) => payerId === e.by);
      const sum = shares.reduce((total, { amount }) => total + amount, 0);
      return (
        member(c, e.by) ??
        early ??
        only(v, 'READY') ??
        invalid(over(c, e.at)) ??
        if_(shares.length === 0 || sum !== e.quoted, 'SQUADS_INVALID_MEMBER_PAYMENT') ??
        if_(e.balance !== null && e.balance < e.quoted, 'BALANCE_INSUFFICIENT')
      );
    }
    case 'squad.confirm':
      return memberOrPayer(c, e.by) ?? early ?? only(v, 'READY', 'STARTED', 'FINISHED') ?? mayConfirm(v, c, e);
    case 'squad.ping':
      return (
        member(c, e.by) ??
        only(v, 'PENDING', 'READY', 'STARTED', 'IN_A_GAME') ??
        if_(c.lastPingAt !== null && e.at - c.lastPingAt < waits.ping, 'RATE_LIMITED')
      );
    case 'squad.needToRecreate':
      return (
        flagger(c, e.by) ??
        only(v, 'STARTED', 'IN_A_GAME') ??
        invalid(over(c, e.at) || e.needed === (c.recreation !== null) || (e.needed && c.pausedMs >= waits.pause))
      );
    case 'squad.recreated':
      return owner(c, e.by) ?? only(v, 'STARTED', 'IN_A_GAME') ?? invalid(c.recreation === null);
    case 'squad.requestEarlyFinish':
      return member(c, e.by) ?? only(v, 'IN_A_GAME') ?? mayRequestEarly(c, e);
    case 'squad.answerEarlyFinish':
      return (
        member(c, e.by) ??
        only(v, 'IN_A_GAME') ??
        invalid(over(c, e.at)) ??
        invalid(
          !earlyAwaited(c).some((id) => id === e.by) ||
            (c.recreation === null && c.earlyFinish !== null && e.at >= c.earlyFinish.expiresAt),
        )
      );
    case 'squad.disband':
      return (
        (typeof e.by === 'object' ? null : owner(c, e.by)) ??
        only(v, 'PENDING', 'READY', 'STARTED', 'IN_A_GAME') ??
        invalid(v === 'IN_A_GAME' && typeof e.by !== 'object')
      );
    case 'squad.repeat':
      return owner(c, e.by) ?? only(v, 'FINISHED') ?? mayRepeat(c, e);
    case 'squad.offerReady':
      return notYetMember(c, e.by) ?? only(v, 'PENDING') ?? mayOffer(c, e);
    case 'squad.withdrawOffer':
      return (
        person(e.by) ??
        if_(!c.offers.some(({ mateId }) => mateId === e.by), 'SQUADS_MEMBER_NOT_FOUND') ??
        only(v, 'PENDING')
      );
    case 'squad.openDispute':
      return (
        memberOrPayer(c, e.by) ??
        if_(v !== 'IN_A_GAME' && v !== 'FINISHED', 'SQUADS_DISPUTE_CANNOT_BE_CREATED') ??
        mayOpenDispute(c, e)
      );
    case 'squad.answerDispute': {
      const awaited = disputeAwaited(c).some((id) => id === e.by);
      return (
        (awaited ? null : memberOrPayer(c, e.by)) ??
        only(v, 'IN_A_GAME', 'FINISHED') ??
        invalid(!awaited || e.at >= (c.dispute?.expiresAt ?? 0))
      );
    }
    case 'squad.decideDispute':
      return admin(c, e.by) ?? only(v, 'IN_A_GAME', 'FINISHED') ?? invalid(c.dispute?.status !== 'IN_PROGRESS');
    default:
      return invalid(
        !due(state).some(({ kind, subject, at }) => kind === e.type && subject === e.subject && at <= e.at),
      );
  }
};
