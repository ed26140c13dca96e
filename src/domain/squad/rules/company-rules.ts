import { trialLesson } from '../../settings/trial-lesson';
import type { Refusal } from '../refusals/refusal';
import { alreadyMember, notMember, notOwner, notPerson } from '../refusals/who';
import { friendInvitationFor, friendInvitationNamed, mateInvitationOf } from '../queries/invitations';
import { memberOf } from '../queries/members';
import { isFull, takenSlots } from '../queries/slots';
import type { SquadEventOf } from '../squad-event';
import { ruleSet } from './rule-set';

type Join = SquadEventOf<'squad.join'>;

const openInvitation: (...args: Parameters<Refusal<Join>>) => ReturnType<typeof friendInvitationFor> = (context, { viaInvitation, by, at }) => {
  const invitation = friendInvitationFor(context, viaInvitation, by);
  return invitation && at < invitation.expiresAt ? invitation : null;
};
const notLetIn: Refusal<Join> = (context, event) => (context.visible || openInvitation(context, event) ? null : 'SQUADS_MUST_BE_VISIBLE');
/** A place promised to the newcomer himself is his. */
const noPlace: Refusal<Join> = (context, event) => {
  const own = openInvitation(context, event)?.friendId ? 1 : 0;
  return takenSlots(context) - own >= context.slots ? 'SQUADS_FULL' : null;
};
const cannotJoin: Refusal<Join> = (_, { hasSquad, hasMateAccess }) =>
  hasMateAccess ? 'SQUADS_INVALID_MEMBERS' : hasSquad ? 'SQUADS_HAS_SQUAD' : null;
const joinRules = [notLetIn, noPlace, cannotJoin];

const kickSelf: Refusal<SquadEventOf<'squad.kick'>> = (_, { by, memberId }) => (by === memberId ? 'SQUADS_CANNOT_KICK_YOURSELF' : null);
const kickNobody: Refusal<SquadEventOf<'squad.kick'>> = (context, { memberId }) =>
  memberOf(context, memberId) || mateInvitationOf(context, memberId) || friendInvitationNamed(context, memberId)
    ? null
    : 'SQUADS_MEMBER_NOT_FOUND';
const kickRules = [kickSelf, kickNobody];

const ownerStays: Refusal = (context, { by }) => (by === context.ownerId ? 'SQUADS_INVALID_MEMBERS' : null);

const alreadyVisible: Refusal = (context) => (context.visible ? 'SQUADS_ALREADY_PUBLISHED' : null);
const full: Refusal = (context) => (isFull(context) ? 'SQUADS_FULL' : null);
const trial: Refusal = (context) => (context.categoryKind === trialLesson.categoryKind ? 'SQUADS_CANNOT_PLAY_CATEGORY' : null);
const publishRules = [alreadyVisible, trial, full];
const invisible: Refusal = (context) => (context.visible ? null : 'SQUADS_MUST_BE_VISIBLE');

export const companyRules = {
  'squad.join': ruleSet('squad.join', { who: [notPerson, alreadyMember], in: { PENDING: joinRules, READY: joinRules } }),
  'squad.leave': ruleSet('squad.leave', { who: [notMember, ownerStays], in: { PENDING: [], READY: [], STARTED: [], IN_A_GAME: [] } }),
  'squad.kick': ruleSet('squad.kick', { who: [notOwner], in: { PENDING: kickRules, READY: kickRules } }),
  'squad.publish': ruleSet('squad.publish', { who: [notOwner], in: { PENDING: publishRules, READY: publishRules } }),
  'squad.unpublish': ruleSet('squad.unpublish', { who: [notOwner], in: { PENDING: [invisible] } }),
};
