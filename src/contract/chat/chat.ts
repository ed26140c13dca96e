import * as z from 'zod/mini';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { chatFile, chatListItem, chatMessage, chatSettings, chatSettingsChange, chatUser } from './chat-objects';
import { tidy } from '../schemas/tidy';
import { sizeInEnglish, spanInEnglish } from '../kit/limits-in-english';

/** The chat's calls over HTTP; everything else uses its socket, see `chat-calls.ts` and `chat-events.ts`. */
export const chatContract = endpoints({
  'POST /v1/chat/token': endpoint({
    access: 'user',
    summary: `A token that opens the chat’s socket, valid for ${spanInEnglish(chatLimits.tokenLifetime)}`,
    response: z.object({ token: z.string() }),
    errors: [],
  }),
  'POST /v1/chat/get-users': endpoint({
    access: 'user',
    summary: 'Names, avatars and presence of people of chats; unknown ones are left out',
    body: z.object({ ids: z.array(uuid).check(z.maxLength(chatLimits.usersAtOnce)) }),
    response: z.object({ users: z.array(chatUser) }),
    errors: [],
  }),
  'POST /v1/chat/{chatId}/files': endpoint({
    access: 'user',
    summary: `A file for a message, up to ${sizeInEnglish(chatLimits.maxFileBytes)}; pictures become WebP`,
    params: z.object({ chatId: uuid }),
    file: 'file',
    response: chatFile,
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', 'CHAT_FILE_TOO_LARGE', 'CHAT_FILE_INVALID'],
  }),
  'GET /v1/chat/files/{id}': endpoint({
    access: 'user',
    summary: 'The file itself; only for people of its chat',
    params: z.object({ id: uuid }),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/chat/search': endpoint({
    access: 'user',
    summary: 'Search in one’s chats, newest first; to go on, `before` is the messageId of the last one found',
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
    summary: 'Sound and quiet hours of the chat',
    response: chatSettings,
    errors: [],
  }),
  'PUT /v1/chat/settings': endpoint({
    access: 'user',
    summary: 'Changes sound and quiet hours',
    body: chatSettingsChange,
    response: chatSettings,
    errors: [],
  }),
  'GET /v1/chat/blocks': endpoint({
    access: 'user',
    summary: 'Whom the person has blocked',
    response: z.object({ users: z.array(chatUser) }),
    errors: [],
  }),
  'PUT /v1/chat/blocks/{userId}': endpoint({
    access: 'user',
    summary: 'Blocks: no private messages either from or to that person',
    params: z.object({ userId: uuid }),
    errors: ['USERS_NOT_FOUND', 'FORBIDDEN'],
  }),
  'DELETE /v1/chat/blocks/{userId}': endpoint({
    access: 'user',
    summary: 'Unblocks',
    params: z.object({ userId: uuid }),
    errors: [],
  }),
});
