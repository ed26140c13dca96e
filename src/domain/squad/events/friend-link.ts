import { dropFriendInvitation } from '../steps/company-parts';
import { due, personEvent, timerEvent, type ActorFacts, type PersonEvent, type TimerEvent } from '../define-event';
import { friendInvitationFor, friendInvitationNamed } from '../questions/invitations';
import { notPerson, type Refusal } from '../questions/refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor } from '../facts/squad-people';
import { choose, emit, inOrder, record, tell, type Part } from '../steps/step-parts';

interface Facts {
  readonly token: string;
}
type DeclineFriend = PersonEvent<'squad.declineFriend', Facts>;

/** Links that this person holds, and invitations addressed to them. */
export const heldTokens = (context: PublicSquad, by: SquadActor, { tokens }: ActorFacts): readonly string[] =>
  context.friendInvitations.flatMap(({ token, friendId }) =>
    token !== undefined &&
    (tokens.includes(token) || (friendId !== null && friendInvitationFor(context, token, by) !== null))
      ? [token]
      : [],
  );

const unknownLink: Refusal<DeclineFriend> = (context, { by, token }) =>
  friendInvitationFor(context, token, by) ? null : 'SQUADS_MEMBER_NOT_FOUND';

const sayNo = ({ by, token }: DeclineFriend): Part =>
  choose((context) => {
    const invitation = friendInvitationNamed(context, token);
    const inviter = invitation?.invitedBy ?? context.ownerId;
    return inOrder(
      dropFriendInvitation(invitation),
      emit(() => [record('INVITATION_CANCELED', by), tell('INVITATION_DECLINED', by, [inviter])]),
    );
  });

/** The holder of a friend link says no. */
export const declineFriend = personEvent<Facts>()('squad.declineFriend', {
  description: 'друг отказывается',
  who: [notPerson, unknownLink],
  in: { PENDING: { step: sayNo }, READY: { step: sayNo } },
  effects: ['recordHistory', 'notify'],
  history: ['INVITATION_CANCELED'],
  samples: (context, by, facts) => ['', ...heldTokens(context, by, facts)].map((token) => ({ token })),
});

const lapse = ({ subject }: TimerEvent<string>): Part =>
  choose((context) => {
    const invitation = friendInvitationNamed(context, subject);
    return inOrder(
      dropFriendInvitation(invitation),
      emit(() => [
        record('INVITATION_EXPIRED', 'system', invitation?.friendId ?? null),
        tell('INVITATION_EXPIRED', 'system', [invitation?.invitedBy ?? context.ownerId]),
      ]),
    );
  });

/** Nobody has come through a friend link in half an hour. */
export const friendInvitationExpired = timerEvent('squad.friendInvitationExpired', {
  description: 'приглашение друга истекло',
  in: { PENDING: { step: lapse }, READY: { step: lapse } },
  due: (context) =>
    context.friendInvitations.flatMap(({ token, friendId, expiresAt }) =>
      due(expiresAt, token ?? null, friendId === null ? 'quiet' : 'counted'),
    ),
  effects: ['recordHistory', 'notify'],
  history: ['INVITATION_EXPIRED'],
});
