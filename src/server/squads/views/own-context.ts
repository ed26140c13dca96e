import type { SquadContext } from '../../../domain/squad/squad-context';

/**
 * The rules' context as this person may have it: other mates' percents and other people's friend links are
 * nobody's business, and no rule that the page asks needs them.
 */
export const ownContext = (context: SquadContext, viewerId: string): SquadContext => ({
  ...context,
  members: context.members.map((member) => (member.mate && member.id !== viewerId ? { ...member, mate: { ...member.mate, percent: 0 } } : member)),
  mateInvitations: context.mateInvitations.map((invitation) =>
    invitation.mateId === viewerId ? invitation : { ...invitation, terms: { ...invitation.terms, percent: 0 } },
  ),
  friendInvitations: context.friendInvitations.map((invitation) =>
    [invitation.invitedBy, invitation.friendId, context.ownerId].includes(viewerId) ? invitation : { ...invitation, token: '' },
  ),
  earned: context.earned.map((part) => (part.mateId === viewerId ? part : { ...part, terms: { ...part.terms, percent: 0 } })),
});
