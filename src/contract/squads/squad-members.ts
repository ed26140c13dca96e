import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerId, integerInPath, isoTime, rubles, uuid } from '../schemas/fields';
import { inviteFriendErrors, inviteMateErrors, joinErrors, publishErrors, stepErrors } from './squad-errors';
import { shownTerms } from './public-squad';
import { person, squadCategory, squadView } from './squad-view';

const id = z.object({ id: integerInPath });
const friendToken = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });
const squadId = integerId;

export const squadMembersContract = endpoints({
  'POST /v1/squads/invite-mate': endpoint({
    access: 'user',
    summary: 'Приглашает напарника',
    body: z.object({ squadId, mateId: uuid }),
    response: squadView,
    errors: [...stepErrors, ...inviteMateErrors],
  }),
  'POST /v1/squads/invite-friend': endpoint({
    access: 'user',
    summary: 'Приглашает друга: по имени или ссылкой',
    body: z.object({ squadId, userId: z.optional(uuid) }),
    response: squadView,
    errors: inviteFriendErrors,
  }),
  'POST /v1/squads/kick/{id}': endpoint({
    access: 'user',
    summary: 'Исключает участника или отзывает приглашение; {id} — человек или токен ссылки',
    params: z.object({ id: z.union([uuid, friendToken.shape.id]) }),
    body: z.object({ squadId }),
    response: squadView,
    errors: [...stepErrors, 'SQUADS_CANNOT_KICK_YOURSELF', 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'GET /v1/squads/invited-friend/{id}': endpoint({
    access: 'public',
    summary: 'Приглашение друга по токену ссылки',
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
      share: z.nullable(rubles),
      expiresAt: isoTime,
    }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/invited-friend/{id}/decline': endpoint({
    access: 'public',
    summary: 'Отказ от приглашения друга',
    params: friendToken,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE'],
  }),
  'POST /v1/squads/mate/orders/{id}/accept': endpoint({
    access: 'mate',
    summary: 'Принимает приглашение; {id} — сквад',
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
    summary: 'Отклоняет приглашение; {id} — сквад',
    params: id,
    errors: [...stepErrors, 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/join': endpoint({
    access: 'user',
    summary: 'Вступает в видимый сквад или по ссылке друга',
    params: id,
    body: z.object({ token: z.optional(friendToken.shape.id) }),
    response: squadView,
    errors: joinErrors,
  }),
  'POST /v1/squads/{id}/leave': endpoint({
    access: 'user',
    summary: 'Выходит из сквада',
    params: id,
    errors: [...stepErrors, 'SQUADS_INVALID_MEMBERS'],
  }),
  'POST /v1/squads/{id}/publish': endpoint({
    access: 'user',
    summary: 'Открывает сквад для всех или закрывает',
    params: id,
    body: z.object({ visible: z._default(z.boolean(), true) }),
    response: squadView,
    errors: publishErrors,
  }),
  'POST /v1/squads/{id}/ping': endpoint({
    access: 'user',
    summary: 'Зовёт тех, кого ждут',
    params: id,
    errors: [...stepErrors],
  }),
});
