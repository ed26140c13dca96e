import * as z from 'zod/mini';
import { secondsText } from '#domain/text/spans.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { chatFile, chatListItem, chatMessage, chatSettings, chatSettingsChange, chatUser } from './chat-objects';
import { tidy } from '../schemas/tidy';

/** The chat's calls over HTTP; everything else uses its socket, see `chat-calls.ts` and `chat-events.ts`. */
export const chatContract = endpoints({
  'POST /v1/chat/token': endpoint({
    access: 'user',
    summary: `Токен на ${secondsText(chatLimits.tokenLifetime)} для входа в сокет чата`,
    response: z.object({ token: z.string() }),
    errors: [],
  }),
  'POST /v1/chat/get-users': endpoint({
    access: 'user',
    summary: 'Имена, аватары и присутствие людей из чатов; неизвестные пропускаются',
    body: z.object({ ids: z.array(uuid).check(z.maxLength(chatLimits.usersAtOnce)) }),
    response: z.object({ users: z.array(chatUser) }),
    errors: [],
  }),
  'POST /v1/chat/{chatId}/files': endpoint({
    access: 'user',
    summary: `Файл для сообщения, до ${sizeText(chatLimits.maxFileBytes)}; картинки становятся WebP`,
    params: z.object({ chatId: uuid }),
    file: 'file',
    response: chatFile,
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', 'CHAT_FILE_TOO_LARGE', 'CHAT_FILE_INVALID'],
  }),
  'GET /v1/chat/files/{id}': endpoint({
    access: 'user',
    summary: 'Сам файл; только для людей из его чата',
    params: z.object({ id: uuid }),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/chat/search': endpoint({
    access: 'user',
    summary: 'Поиск по своим чатам, новые первыми; дальше — с before, это messageId последнего найденного',
    query: z.object({
      query: z
        .string()
        .check(tidy(), z.minLength(chatLimits.minSearchCharacters), z.maxLength(chatLimits.maxSearchCharacters)),
      chatId: z.optional(uuid),
      before: z.optional(uuid),
    }),
    response: z.object({ messages: z.array(chatMessage), chats: z.array(chatListItem), hasMore: z.boolean() }),
    errors: [],
  }),
  'GET /v1/chat/settings': endpoint({
    access: 'user',
    summary: 'Звук и тихие часы чата',
    response: chatSettings,
    errors: [],
  }),
  'PUT /v1/chat/settings': endpoint({
    access: 'user',
    summary: 'Изменить звук и тихие часы',
    body: chatSettingsChange,
    response: chatSettings,
    errors: [],
  }),
  'GET /v1/chat/blocks': endpoint({
    access: 'user',
    summary: 'Кого человек заблокировал',
    response: z.object({ users: z.array(chatUser) }),
    errors: [],
  }),
  'PUT /v1/chat/blocks/{userId}': endpoint({
    access: 'user',
    summary: 'Заблокировать: личных сообщений нет ни от него, ни ему',
    params: z.object({ userId: uuid }),
    errors: ['USERS_NOT_FOUND', 'FORBIDDEN'],
  }),
  'DELETE /v1/chat/blocks/{userId}': endpoint({
    access: 'user',
    summary: 'Разблокировать',
    params: z.object({ userId: uuid }),
    errors: [],
  }),
});
