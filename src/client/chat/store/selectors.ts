import { createSelector } from '@reduxjs/toolkit';
import { allRows, getRow } from './buckets';
import { lastMessageOf } from './chat-log';
import type { ChatLog } from './chat-log';
import { initialChatState } from './chat-state';
import type { ChatEntity, ChatState } from './chat-state';

/** A store that the chat's chunk may or may not have joined yet. */
export interface ChatRoot {
  readonly chat?: ChatState;
}

export const selectChat = (root: ChatRoot): ChatState => root.chat ?? initialChatState;

/** Whether the engine is running: before that there is nothing to show. */
export const selectIsStarted = (root: ChatRoot): boolean => (root.chat?.me ?? null) !== null;

export const logOf = (chat: ChatState, chatId: string): ChatLog | undefined => getRow(chat.logs, chatId);

export const isOnline = (chat: ChatState, userId: string): boolean => getRow(chat.presence, userId)?.online ?? false;

const isListed = (chat: ChatEntity, me: string | null): boolean => chat.payload !== null && me !== null && chat.members[me]?.isActive === true;

/** UUIDv7 are in order of time: a chat stands where its last message, or its beginning, puts it. */
const placeOf = (log: ChatLog | undefined, chatId: string): string => (log && lastMessageOf(log)?.id) ?? chatId;

/** Ids of the person's chats, the latest first. */
export const selectChatIds = createSelector(
  [(root: ChatRoot) => selectChat(root).chats, (root: ChatRoot) => selectChat(root).logs, (root: ChatRoot) => selectChat(root).me],
  (chats, logs, me): readonly string[] =>
    Object.values(chats.entities)
      .filter((chat) => isListed(chat, me))
      .map(({ chatId }) => ({ chatId, place: placeOf(getRow(logs, chatId), chatId) }))
      .sort((a, b) => (a.place < b.place ? 1 : -1))
      .map(({ chatId }) => chatId),
);

/** Unread messages in all chats but those standing open. */
export const unreadTotal = (chat: ChatState): number =>
  allRows(chat.logs).reduce((sum, log) => {
    const entity = chat.chats.entities[log.id];
    return entity && isListed(entity, chat.me) && !chat.open.includes(log.id) ? sum + log.unread : sum;
  }, 0);
