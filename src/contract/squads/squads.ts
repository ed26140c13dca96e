import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/enums/category-kind';
import { platforms } from '../../domain/enums/platform';
import { endpoint } from '../kit/endpoint';
import { endpoints } from '../kit/endpoints';
import { gameId, integerId, integerInPath, uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { limitUpTo } from '../schemas/paging';
import { rubles } from '../schemas/rubles';
import { friendOrder, historyFilter, historySections, mateOrder, squadHistoryItem, visibleSquad } from './squad-lists';
import { mateIds, squadTerms } from './squad-fields';
import { promoCode, promoErrors } from './promo-fields';
import { person, squadCategory, squadPrice, squadView } from './squad-view';

const id = z.object({ id: integerInPath });
const friendToken = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });
const squadId = integerId;

const inviteMateErrors = [
  'SQUADS_MUST_BE_INVISIBLE', 'SQUADS_ALREADY_INVITED', 'SQUADS_ALREADY_MEMBER', 'SQUADS_FULL', 'SQUADS_MATE_NOT_FOUND',
  'SQUADS_MATE_NOT_ACTIVE', 'SQUADS_MATE_HAS_SQUAD', 'SQUADS_INVALID_ONBOARDING', 'SQUADS_MATE_GAME_MISMATCH',
  'SQUADS_MATE_PLATFORM_MISMATCH', 'SQUADS_MATE_LANGUAGE_MISMATCH', 'SQUADS_MATE_CATEGORY_DISABLED',
] as const;
const common = ['SQUADS_NOT_FOUND', 'SQUADS_NOT_MEMBER', 'SQUADS_NOT_OWNER', 'SQUADS_INVALID_STATE'] as const;

export const squadsContract = endpoints({
  'POST /v1/squads': endpoint({
    access: 'user',
    summary: 'Создаёт сквад и приглашает; неудачные приглашения перечислены в errors',
    body: z.object({
      gameId,
      categoryId: integerId,
      ...squadTerms,
      visible: z._default(z.boolean(), false),
      hot: z._default(z.boolean(), false),
      mateIds: z._default(mateIds, []),
      friendIds: z._default(mateIds, []),
      /** How many open links for friends to make at once. */
      friendLinks: z._default(z.int().check(z.gte(0), z.lte(9)), 0),
      /** A client's promo code, applied with the creation; one that is refused refuses the creation. */
      promoCode: z.optional(promoCode),
      /** The owner's squad marked «need to recreate»: its people, money and remaining minutes move; all else here is not heard. */
      recreateFrom: z.optional(squadId),
    }),
    response: squadView,
    errors: [
      ...common, 'SQUADS_HAS_SQUAD', 'SQUADS_HAS_INVITATION', 'SQUADS_GAME_NOT_FOUND', 'SQUADS_CATEGORY_NOT_FOUND', 'SQUADS_CANNOT_PLAY_CATEGORY',
      'SQUADS_CATEGORY_PROMO_DISABLED', 'SQUADS_INVALID_PLATFORM', 'SQUADS_INVALID_MEMBERS', 'SQUADS_MAX_SLOTS', 'SQUADS_MATE_NOT_ACTIVE', 'SQUADS_INVALID_ONBOARDING',
      ...promoErrors, 'RATE_LIMITED',
    ],
  }),
  'GET /v1/squads/{id}': endpoint({ access: 'user', summary: 'Сквад', params: id, response: squadView, errors: ['SQUADS_NOT_FOUND'] }),
  'PUT /v1/squads/{id}': endpoint({
    access: 'user',
    summary: 'Меняет условия до старта',
    params: id,
    body: z.partial(z.object({ categoryId: integerId, ...squadTerms })),
    response: squadView,
    errors: [...common, 'SQUADS_MUST_BE_INVISIBLE', 'SQUADS_MAX_SLOTS', 'SQUADS_CATEGORY_NOT_FOUND', 'SQUADS_INVALID_PLATFORM'],
  }),
  'POST /v1/squads/calculate': endpoint({
    access: 'public',
    summary: 'Цена до создания: за каждого напарника и за каждого участника',
    body: z.object({
      gameId,
      categoryId: integerId,
      durationMinutes: squadTerms.durationMinutes,
      mateIds,
      /** Non-mates, the creator included when he is a client. */
      clients: z.int().check(z.gte(1), z.lte(9)),
      /** Whether a client who creates the squad pays for his friends too: his promo code then counts for all of it. */
      payMode: z._default(squadTerms.payMode, 'OWNER'),
      /** Counted where it fits a signed-in client; whether it fits, `validate` says. */
      promoCode: z.optional(promoCode),
    }),
    response: z.object({ ...squadPrice.shape, validUntil: isoTime }),
    errors: ['SQUADS_GAME_NOT_FOUND', 'SQUADS_CATEGORY_NOT_FOUND', 'SQUADS_MATE_NOT_FOUND'],
  }),
  'POST /v1/squads/invite-mate': endpoint({
    access: 'user',
    summary: 'Приглашает напарника',
    body: z.object({ squadId, mateId: uuid }),
    response: squadView,
    errors: [...common, ...inviteMateErrors],
  }),
  'POST /v1/squads/invite-friend': endpoint({
    access: 'user',
    summary: 'Приглашает друга: по имени или ссылкой',
    body: z.object({ squadId, userId: z.optional(uuid) }),
    response: squadView,
    errors: [...common, 'SQUADS_ALREADY_INVITED', 'SQUADS_ALREADY_MEMBER', 'SQUADS_FULL', 'SQUADS_INVALID_MEMBERS', 'USERS_NOT_FOUND'],
  }),
  'POST /v1/squads/kick/{id}': endpoint({
    access: 'user',
    summary: 'Исключает участника или отзывает приглашение; {id} — человек или токен ссылки',
    params: z.object({ id: z.union([uuid, friendToken.shape.id]) }),
    body: z.object({ squadId }),
    response: squadView,
    errors: [...common, 'SQUADS_CANNOT_KICK_YOURSELF', 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'GET /v1/squads/invited-friend': endpoint({ access: 'user', summary: 'Кто зовёт меня по имени', response: z.array(friendOrder), errors: [] }),
  'GET /v1/squads/invited-friend/{id}': endpoint({
    access: 'public',
    summary: 'Приглашение друга по токену ссылки',
    params: friendToken,
    response: z.object({
      squadId: z.number(),
      gameId,
      gameName: z.string(),
      category: squadCategory,
      platform: z.enum(platforms),
      durationMinutes: z.number(),
      invitedBy: person,
      members: z.array(z.object({ user: person, type: z.enum(['FRIEND', 'MATE', 'CLIENT']) })),
      /** What the friend himself would pay; 0 when the owner pays. */
      share: rubles,
      expiresAt: isoTime,
    }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/invited-friend/{id}/decline': endpoint({
    access: 'public',
    summary: 'Отказ от приглашения друга',
    params: friendToken,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'GET /v1/squads/mate/orders': endpoint({ access: 'mate', summary: 'Открытые приглашения напарника', response: z.array(mateOrder), errors: [] }),
  'GET /v1/squads/mate/orders/count': endpoint({ access: 'mate', summary: 'Сколько открытых приглашений', response: z.object({ count: z.number() }), errors: [] }),
  'POST /v1/squads/mate/orders/{id}/accept': endpoint({
    access: 'mate',
    summary: 'Принимает приглашение; {id} — сквад',
    params: id,
    response: squadView,
    errors: [...common, 'SQUADS_HAS_SQUAD', 'SQUADS_MATE_NOT_ACTIVE', 'SQUADS_FULL'],
  }),
  'POST /v1/squads/mate/orders/{id}/cancel': endpoint({
    access: 'mate',
    summary: 'Отклоняет приглашение; {id} — сквад',
    params: id,
    errors: [...common, 'SQUADS_MEMBER_NOT_FOUND'],
  }),
  'GET /v1/squads/history': endpoint({
    access: 'user',
    summary: 'Свои сквады, новые сверху',
    query: z.object({
      section: z._default(z.enum(historySections), 'all'),
      ...historyFilter,
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
      limit: limitUpTo(50, 20),
    }),
    response: z.object({ items: z.array(squadHistoryItem), next: z.nullable(z.number()) }),
    errors: [],
  }),
  'GET /v1/squads/history/sections': endpoint({
    access: 'user',
    summary: 'Разделы истории с числом сквадов',
    query: z.object(historyFilter),
    response: z.array(z.object({ id: z.enum(historySections), count: z.number() })),
    errors: [],
  }),
  'GET /v1/squads/{gameId}/squads': endpoint({
    access: 'public',
    summary: 'Сквады, к которым можно присоединиться',
    params: z.object({ gameId }),
    query: z.object({ kind: z.optional(z.enum(categoryKinds)), platform: z.optional(z.enum(platforms)), maxPrice: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))) }),
    response: z.array(visibleSquad),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/join': endpoint({
    access: 'user',
    summary: 'Вступает в видимый сквад или по ссылке друга',
    params: id,
    body: z.object({ token: z.optional(friendToken.shape.id) }),
    response: squadView,
    errors: [...common, 'SQUADS_MUST_BE_VISIBLE', 'SQUADS_FULL', 'SQUADS_HAS_SQUAD', 'SQUADS_ALREADY_MEMBER', 'SQUADS_INVALID_MEMBERS'],
  }),
  'POST /v1/squads/{id}/leave': endpoint({ access: 'user', summary: 'Выходит из сквада', params: id, errors: [...common, 'SQUADS_INVALID_MEMBERS'] }),
  'POST /v1/squads/{id}/publish': endpoint({
    access: 'user',
    summary: 'Открывает сквад для всех или закрывает',
    params: id,
    body: z.object({ visible: z._default(z.boolean(), true) }),
    response: squadView,
    errors: [...common, 'SQUADS_ALREADY_PUBLISHED', 'SQUADS_FULL', 'SQUADS_CANNOT_PLAY_CATEGORY'],
  }),
  'POST /v1/squads/{id}/ping': endpoint({ access: 'user', summary: 'Зовёт тех, кого ждут', params: id, errors: [...common, 'RATE_LIMITED'] }),
  'POST /v1/squads/{id}/confirm': endpoint({
    access: 'user',
    summary: 'Подтверждает готовность, лобби или завершение',
    params: id,
    response: squadView,
    errors: [...common, 'SQUADS_MEMBERS_MUST_JOIN'],
  }),
  'POST /v1/squads/{id}/pay': endpoint({
    access: 'user',
    summary: 'Платит свою часть (владелец — и за друзей)',
    params: id,
    idempotent: true,
    /** The sum that the payer saw: another price is refused, not charged. */
    body: z.object({ amount: rubles }),
    response: squadView,
    errors: [...common, 'SQUADS_MEMBERS_MUST_JOIN', 'SQUADS_INVALID_MEMBER_PAYMENT', 'BALANCE_INSUFFICIENT'],
  }),
  'POST /v1/squads/{id}/disband': endpoint({
    access: 'user',
    summary: 'Распускает сквад; игру на ходу — только администратор, он и решает, сколько вернуть',
    params: id,
    /** Percent of what is held that goes back to the payers of a running game; heard from administrators alone. */
    body: z.object({ refundPercent: z._default(z.int().check(z.gte(0), z.lte(100)), 100) }),
    errors: [...common],
  }),
  'POST /v1/squads/{id}/repeat': endpoint({
    access: 'client',
    summary: 'Новый сквад с теми же людьми',
    params: id,
    response: squadView,
    errors: [...common, 'SQUADS_ALREADY_REPEATED', 'SQUADS_NOT_REPEATABLE', 'SQUADS_HAS_SQUAD'],
  }),
});
