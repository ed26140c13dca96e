import * as z from 'zod/mini';
import type { ChatDeps } from '../sagas/chat-deps';
import { chatFile, chatQuote } from '#contract/chat/chat-objects.ts';
import { browserStorage, tabStorage } from '#client/kit/store/browser-storage.ts';

/** Specification, section 3 «Client-side storage». */
const startedKeyOf = (chatId: string): string => `StartPrivateChatResponseReceived:${chatId}`;

export const startedChats: ChatDeps['startedChats'] = {
  read: (chatId) => tabStorage.get(startedKeyOf(chatId)),
  write: (chatId, userId) => tabStorage.put(startedKeyOf(chatId), userId),
};

const items = z.array(
  z.object({
    chatId: z.string(),
    clientId: z.string(),
    text: z.string(),
    replyTo: z._default(z.nullable(chatQuote), null),
    files: z._default(z.array(chatFile), []),
    writtenAt: z.number(),
    state: z.enum(['queued', 'sending', 'failed', 'discarded']),
    attempt: z.number(),
    reason: z.nullable(z.string()),
  }),
);

const keyOf = (userId: string): string => `chat.outbox.${userId}`;

/** Client ids of the messages that this tab knows; messages stored by other tabs are left unchanged. */
const ours = new Set<string>();

/** Unsent messages in the browser's storage; without storage they are lost when the page is left. */
export const outboxStorage: ChatDeps['outbox'] = {
  read: (userId) => {
    try {
      const parsed = items.safeParse(JSON.parse(browserStorage.get(keyOf(userId)) ?? '[]'));
      // It is unknown whether a message that was being sent has arrived: it is sent again, with the same client id.
      const unsent = parsed.success ? parsed.data : [];
      for (const { clientId } of unsent) ours.add(clientId);
      return unsent.map((item) => (item.state === 'sending' ? { ...item, state: 'queued' } : item));
    } catch {
      return [];
    }
  },
  write: (userId, unsent) => {
    try {
      for (const { clientId } of unsent) ours.add(clientId);
      const parsed = items.safeParse(JSON.parse(browserStorage.get(keyOf(userId)) ?? '[]'));
      const all = [...(parsed.success ? parsed.data.filter(({ clientId }) => !ours.has(clientId)) : []), ...unsent];
      browserStorage.put(keyOf(userId), all.length === 0 ? null : JSON.stringify(all));
    } catch {
      // Storage is full or forbidden: the page still has the messages in memory.
    }
  },
};
