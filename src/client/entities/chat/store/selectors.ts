import { createSelector } from '@reduxjs/toolkit';
import type { StoredMessage } from './blocks';
import { allRows, getRow } from './buckets';
import { type ChatLog, lastMessageOf } from './chat-log';
import { type ChatEntity, type ChatState, initialChatState } from './chat-state';

/** A store to which the lazily loaded chat may not have added its reducer yet. */
export interface ChatRoot {
  readonly chat?: ChatState;
}

export const selectChat = (root: ChatRoot): ChatState => root.chat ?? initialChatState;

/** Whether the chat is running: before that there is nothing to show. */
export const selectIsStarted = (root: ChatRoot): boolean => (root.chat?.me ?? null) !== null;

export const logOf = (chat: ChatState, chatId: string): ChatLog | undefined => getRow(chat.logs, chatId);

export const isOnline = (chat: ChatState, userId: string): boolean => getRow(chat.presence, userId)?.online ?? false;

/** Whether the chat is in the person's list; of a chat that is not loaded only some changes may be known. */
export const isListed = (chat: ChatEntity, me: string | null): boolean =>
  chat.payload !== null && me !== null && chat.members[me]?.isActive === true;

/** UUIDv7 ids are ordered by time: chats are ordered by the id of their last message, or by their own without one. */
const sortKeyOf = (log: ChatLog | undefined, chatId: string): string => (log && lastMessageOf(log)?.id) ?? chatId;

const chatsOf = (root: ChatRoot) => selectChat(root).chats;
const logsOf = (root: ChatRoot) => selectChat(root).logs;
const meOf = (root: ChatRoot) => selectChat(root).me;
const openOf = (root: ChatRoot) => selectChat(root).open;

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Ids of the person's chats, the latest first; the same array while the order is unchanged. */
export const selectChatIds = createSelector(
  [chatsOf, logsOf, meOf],
  (chats, logs, me): readonly string[] =>
    Object.values(chats)
      .filter((chat) => isListed(chat, me))
      .map(({ chatId }) => ({ chatId, place: sortKeyOf(getRow(logs, chatId), chatId) }))
      .sort((a, b) => (a.place < b.place ? 1 : -1))
      .map(({ chatId }) => chatId),
  { memoizeOptions: { resultEqualityCheck: sameIds } },
);

/** Unread messages in all chats that are not visible: the number in the dock, the tab bar and the title. */
export const selectUnreadTotal = createSelector([chatsOf, logsOf, meOf, openOf], (chats, logs, me, open): number =>
  allRows(logs).reduce((sum, log) => {
    const entity = chats[log.id];
    return entity && isListed(entity, me) && !open.includes(log.id) ? sum + log.unread : sum;
  }, 0),
);

/** Like `selectUnreadTotal`, for the chat's own state. */
export const unreadTotal = (chat: ChatState): number => selectUnreadTotal({ chat });

/** The newest message of a chat, for the list. */
export const lastMessageIn = (chat: ChatState, chatId: string): StoredMessage | null => {
  const log = logOf(chat, chatId);
  return log === undefined ? null : lastMessageOf(log);
};
