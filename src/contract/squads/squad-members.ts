import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerId, integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { inviteFriendErrors, inviteMateErrors, joinErrors, publishErrors, stepErrors } from './squad-errors';
import { shownTerms } from './public-squad';
import { person, squadCategory, squadView } from './squad-view';

const id = z.object({ id: integerInPath });
const friendToken = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });
const squadId = integerId;

export const squadMembersContract = endpoints({
  'POST /v1/squads/invite-mate': endpoint({
    access: 'user',
    summary: 'Invites a mate',
    body: z.object({ squadId, mateId: uuid }),
    response: squadView,
    errors: [...stepErrors, ...inviteMateErrors],
  }),
  'POST /v1/squads/invite-friend': endpoint({
    access: 'user',
    summary: 'Invites a friend: by name or by a link',
    body: z.object({ squadId, userId: z.optional(uuid) }),
    response: squadView,
    errors: inviteFriendErrors,
  }),
  'POST /v1/squads/kick/{id}': endpoint({
    access: 'user',
    summary: 'Excludes a member or withdraws an invitation; {id} is a person or the token of a link',
    params: z.object({ id: z.union([uuid, friendToken.shape.id]) }),
    body: z.object({ squadId }),
    response: squadView,
    errors: [...stepErrors, 'SQUADS_CANNOT_KICK_YOURSELF', 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'GET /v1/squads/invited-friend/{id}': endpoint({
    access: 'public',
    summary: 'The invitation of a friend by the token of a link',
    params: friendToken,
    response: z.object({
      squadId: z.number(),
      gameId,
      gameName: z.string(),
      category: squadCategory,
      platform: shownTerms.shape.platform,
      durationMinutes: shownTerms.shape.durationMinutes,
      invitedBy: person,
      members: z.array(z.object({ user: person, type: z.enum(['FRIEND', 'MATE', 'CLIENT']) })),
      /** What the friend would pay; 0 when the owner pays, null without a mate (no price). */
      share: z.nullable(money),
      expiresAt: time,
    }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/invited-friend/{id}/decline': endpoint({
    access: 'public',
    summary: 'Declines a friend’s invitation',
    params: friendToken,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE'],
  }),
  'POST /v1/squads/mate/orders/{id}/accept': endpoint({
    access: 'mate',
    summary: 'Accepts an invitation; {id} is the squad',
    params: id,
    response: squadView,
    errors: [
      ...stepErrors,
      'SQUADS_ALREADY_MEMBER',
      'SQUADS_HAS_SQUAD',
      'SQUADS_MATE_NOT_ACTIVE',
      'SQUADS_MATE_BOOKED',
      'SQUADS_FULL',
    ],
  }),
  'POST /v1/squads/mate/orders/{id}/cancel': endpoint({
    access: 'mate',
    summary: 'Declines an invitation; {id} is the squad',
    params: id,
    errors: [...stepErrors, 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/join': endpoint({
    access: 'user',
    summary: 'Joins a visible squad, or one by a friend’s link',
    params: id,
    body: z.object({ token: z.optional(friendToken.shape.id) }),
    response: squadView,
    errors: joinErrors,
  }),
  'POST /v1/squads/{id}/leave': endpoint({
    access: 'user',
    summary: 'Leaves a squad',
    params: id,
    errors: [...stepErrors, 'SQUADS_INVALID_MEMBERS'],
  }),
  'POST /v1/squads/{id}/publish': endpoint({
    access: 'user',
    summary: 'Opens a squad to everybody or closes it',
    params: id,
    body: z.object({ visible: z._default(z.boolean(), true) }),
    response: squadView,
    errors: publishErrors,
  }),
  'POST /v1/squads/{id}/ping': endpoint({
    access: 'user',
    summary: 'Calls those who are awaited',
    params: id,
    errors: [...stepErrors],
  }),
});
