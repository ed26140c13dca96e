import { due, type ActorFacts, type PersonEvent, personRules, timerRules } from '../define-rules';
import { friendInvitationFor } from '../selectors/invitations';
import { notPerson, type Refusal } from './shared-refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor } from '../facts/squad-people';

export interface Facts {
  readonly token: string;
}

export type DeclineFriend = PersonEvent<'squad.declineFriend', Facts>;

/** Tokens of the links that this person has, and of invitations addressed to them. */
export const heldTokens = (context: PublicSquad, by: SquadActor, { tokens }: ActorFacts): readonly string[] =>
  context.friendInvitations.flatMap(({ token, friendId }) =>
    token !== undefined &&
    (tokens.includes(token) || (friendId !== null && friendInvitationFor(context, token, by) !== null))
      ? [token]
      : [],
  );

const unknownLink: Refusal<DeclineFriend> = (context, { by, token }) =>
  friendInvitationFor(context, token, by) ? null : 'SQUADS_MEMBER_NOT_FOUND';

/** The holder of a friend link, or a friend invited by name, declines (domain rules, section 1, base rules). */
export const declineFriendRules = personRules<Facts>()('squad.declineFriend', {
  who: [notPerson, unknownLink],
  in: { PENDING: [], READY: [] },
  samples: (context, by, facts) => ['', ...heldTokens(context, by, facts)].map((token) => ({ token })),
});

/** A friend invitation expires. */
export const friendInvitationExpiredRules = timerRules('squad.friendInvitationExpired', {
  in: ['PENDING', 'READY'],
  due: (context) =>
    context.friendInvitations.flatMap(({ token, friendId, expiresAt }) =>
      due(expiresAt, token ?? null, friendId === null ? 'quiet' : 'counted'),
    ),
});
