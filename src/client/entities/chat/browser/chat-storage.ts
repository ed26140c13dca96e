import * as z from 'zod/mini';
import type { ChatDeps } from '../sagas/chat-deps';
import { chatFile, chatQuote } from '../../../../contract/chat/chat-objects';
import { browserStorage, tabStorage } from '../../../kit/store/browser-storage';

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

/** Messages that this tab knows; what other tabs have written stays theirs. */
const ours = new Set<string>();

/** Unsent messages in the browser's storage; a browser without one only forgets them with the page. */
export const outboxStorage: ChatDeps['outbox'] = {
  read: (userId) => {
    try {
      const parsed = items.safeParse(JSON.parse(browserStorage.get(keyOf(userId)) ?? '[]'));
      // Nobody knows whether what was under way arrived: it is sent again, under the same client id.
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
      // Full or forbidden: the page itself still has them.
    }
  },
};
