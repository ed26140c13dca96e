import { squadLimits } from '../../settings/squad-limits';
import { trialLesson } from '../../settings/trial-lesson';
import { mateProblem } from '../refusals/mate';
import type { Refusal } from '../refusals/refusal';
import { alreadyMember, notMember, notOwner, notOwnerNorClient, notPerson } from '../refusals/who';
import { friendInvitationFor, friendInvitationNamed, mateInvitationOf, offerOf } from '../queries/invitations';
import { matesOf, memberOf } from '../queries/members';
import { isFull } from '../queries/slots';
import type { SquadEventOf } from '../squad-event';
import { ruleSet } from './rule-set';

/** A mate who offered himself to a hot squad is let in as it stands. */
const visible: Refusal<SquadEventOf<'squad.inviteMate'>> = (context, { mateId }) =>
  context.visible && !offerOf(context, mateId) ? 'SQUADS_MUST_BE_INVISIBLE' : null;
const full: Refusal = (context) => (isFull(context) ? 'SQUADS_FULL' : null);

const mateKnown: Refusal<SquadEventOf<'squad.inviteMate'>> = (context, { mateId }) =>
  mateInvitationOf(context, mateId) ? 'SQUADS_ALREADY_INVITED' : memberOf(context, mateId) ? 'SQUADS_ALREADY_MEMBER' : null;
const mateUnfit: Refusal<SquadEventOf<'squad.inviteMate'>> = (context, { mate }) => mateProblem(context, mate);
const inviteMateRules = [visible, mateKnown, full, mateUnfit];

const friendKnown: Refusal<SquadEventOf<'squad.inviteFriend'>> = (context, { friendId }) => {
  if (friendId === null) return null;
  if (friendInvitationNamed(context, friendId) || mateInvitationOf(context, friendId)) return 'SQUADS_ALREADY_INVITED';
  return memberOf(context, friendId) ? 'SQUADS_ALREADY_MEMBER' : null;
};
const trial: Refusal = (context) => (context.categoryKind === trialLesson.categoryKind ? 'SQUADS_CANNOT_PLAY_CATEGORY' : null);
/** Open links take no place, but there are not more of them than places. */
const noPlaceForFriend: Refusal = ({ members, mateInvitations, friendInvitations, slots }) =>
  members.length + mateInvitations.length + friendInvitations.length >= slots ? 'SQUADS_FULL' : null;
const inviteFriendRules = [trial, friendKnown, noPlaceForFriend];

const orderLapsed: Refusal<SquadEventOf<'squad.accept'>> = (context, { by, at }) => {
  const invitation = mateInvitationOf(context, by);
  return invitation && at < invitation.expiresAt ? null : 'SQUADS_INVALID_STATE';
};
const cannotAccept: Refusal<SquadEventOf<'squad.accept'>> = (context, { hasSquad, active }) => {
  if (hasSquad) return 'SQUADS_HAS_SQUAD';
  if (!active) return 'SQUADS_MATE_NOT_ACTIVE';
  return context.members.length >= context.slots ? 'SQUADS_FULL' : null;
};

const notInvited: Refusal = (context, { by }) => (mateInvitationOf(context, by) ? null : 'SQUADS_MEMBER_NOT_FOUND');
const linkUnknown: Refusal<SquadEventOf<'squad.declineFriend'>> = (context, { by, token }) =>
  friendInvitationFor(context, token, by) ? null : 'SQUADS_MEMBER_NOT_FOUND';

const notHot: Refusal = (context, { at }) =>
  context.hotUntil === null || at >= context.hotUntil || matesOf(context).length > 0 ? 'SQUADS_INVALID_STATE' : null;
const cannotOffer: Refusal<SquadEventOf<'squad.offerReady'>> = (context, { by, mate }) => {
  if (mateInvitationOf(context, by) || offerOf(context, by)) return 'SQUADS_ALREADY_INVITED';
  if (mate?.hasSquad) return 'SQUADS_HAS_SQUAD';
  return mateProblem(context, mate) ?? (isFull(context) || context.offers.length >= squadLimits.maxOpenOffers ? 'SQUADS_FULL' : null);
};

export const invitationRules = {
  'squad.inviteMate': ruleSet('squad.inviteMate', { who: [notOwner], in: { PENDING: inviteMateRules, READY: inviteMateRules } }),
  'squad.inviteFriend': ruleSet('squad.inviteFriend', {
    who: [notMember, notOwnerNorClient],
    in: { PENDING: inviteFriendRules, READY: inviteFriendRules },
  }),
  'squad.accept': ruleSet('squad.accept', { who: [notPerson, alreadyMember], in: { PENDING: [orderLapsed, cannotAccept] } }),
  'squad.decline': ruleSet('squad.decline', { who: [notInvited], in: { PENDING: [] } }),
  'squad.declineFriend': ruleSet('squad.declineFriend', { who: [notPerson, linkUnknown], in: { PENDING: [], READY: [] } }),
  'squad.offerReady': ruleSet('squad.offerReady', { who: [notPerson, alreadyMember], in: { PENDING: [notHot, cannotOffer] } }),
};
