import type { UnknownAction } from '@reduxjs/toolkit';
import * as on from './chat-actions';
import { eachMessage } from './blocks';
import { type ChatLog, logWithChange, logWithMessage, logWithSummary, storedMessage } from './chat-log';
import {
  withChat,
  withListItem,
  withLog,
  withMember,
  withMuted,
  withoutUser,
  withPayload,
  withPresence,
  withReader,
  withUser,
  withVisits,
} from './chat-merge';
import { type ChatState, initialChatState } from './chat-state';
import { type OutboxItem, withOutboxItem } from './outbox-item';
import { reduceScreen } from './reduce-screen';
import { withTimeline } from './with-timeline';

const isStored = (log: ChatLog, item: OutboxItem): boolean => {
  let found = false;
  eachMessage(log.blocks, 1, (message) => {
    if (message.clientId === item.clientId) found = true;
  });
  return found;
};

const withItem = (state: ChatState, item: OutboxItem): ChatState =>
  withLog(state, item.chatId, (log) => {
    // Its event or acknowledgement may have arrived first.
    if (!log.outbox.some(({ clientId }) => clientId === item.clientId) && isStored(log, item)) return log;
    const outbox = withOutboxItem(log.outbox, item);
    return outbox === log.outbox ? log : { ...log, outbox };
  });

/**
 * The state of all chats. Messages of the server may arrive repeatedly and in any order and give the same state. Adding
 * a message takes the same time with a thousand and with a million stored ones.
 */
export const chatReducer = (state: ChatState = initialChatState, action: UnknownAction): ChatState => {
  if (on.messageReceived.match(action)) {
    return withLog(state, action.payload.chatId, (log) => logWithMessage(log, storedMessage(action.payload), state.me));
  }
  if (on.userCameOnline.match(action))
    return withPresence(state, { id: action.payload.userId, online: true, version: action.payload.version });
  if (on.userWentOffline.match(action))
    return withPresence(state, { id: action.payload.userId, online: false, version: action.payload.version });
  return action.type.startsWith('chat/') ? reduceRareActions(state, action) : state;
};

const reduceRareActions = (state: ChatState, action: UnknownAction): ChatState => {
  if (on.userJoined.match(action)) {
    const { chatId, user, visit } = action.payload;
    return withChat(withUser(state, user), chatId, (chat) => withVisits(withMember(chat, user), visit && [visit]));
  }
  if (on.usersLeft.match(action)) {
    const { chatId, userIds, version, visit } = action.payload;
    return withChat(state, chatId, (chat) =>
      withVisits(
        userIds.reduce((left, userId) => withoutUser(left, userId, version), chat),
        visit && [visit],
      ),
    );
  }
  if (on.chatUpdated.match(action)) {
    const { chatId, payload, version } = action.payload;
    return withChat(state, chatId, (chat) => withPayload(chat, payload, version));
  }
  if (on.messageChanged.match(action))
    return withLog(state, action.payload.chatId, (log) => logWithChange(log, storedMessage(action.payload)));
  if (on.changesReceived.match(action)) {
    return withLog(state, action.payload.chatId, (log) =>
      action.payload.messages.reduce((next, message) => logWithChange(next, storedMessage(message)), log),
    );
  }
  if (on.chatMuted.match(action)) {
    const { chatId, muted, version } = action.payload;
    return withChat(state, chatId, (chat) => withMuted(chat, muted, version));
  }
  if (on.settingsChanged.match(action)) {
    return state.settings !== null && state.settings.version >= action.payload.version
      ? state
      : { ...state, settings: action.payload };
  }
  if (on.messagesRead.match(action)) {
    const { chatId, userId, readSeq } = action.payload;
    const marked = withChat(state, chatId, (chat) => withReader(chat, userId, readSeq));
    return userId === state.me
      ? withLog(marked, chatId, (log) => logWithSummary(log, action.payload, state.me))
      : marked;
  }
  if (on.summaryReceived.match(action))
    return withLog(state, action.payload.chatId, (log) => logWithSummary(log, action.payload, state.me));
  if (on.catchUpAsked.match(action)) return withTimeline(state, action.payload.timeline);
  if (on.pageReceived.match(action)) return withPage(state, action.payload);
  if (on.chatReceived.match(action)) return withListItem(state, action.payload.chat);
  if (on.usersReceived.match(action)) return action.payload.users.reduce(withUser, state);
  if (on.outboxRestored.match(action)) return action.payload.items.reduce(withItem, state);
  if (on.messageQueued.match(action) || on.messageSendStarted.match(action) || on.messageSendFailed.match(action))
    return withItem(state, action.payload);
  if (on.messageRetried.match(action) || on.messageDiscarded.match(action)) return withItem(state, action.payload);
  return reduceScreen(state, action);
};

const withPage = (
  state: ChatState,
  { chatId, messages, lastSeq }: ReturnType<typeof on.pageReceived>['payload'],
): ChatState => ({
  ...withLog(state, chatId, (log) => {
    const filled = messages.reduce((next, message) => logWithMessage(next, storedMessage(message), state.me), log);
    return filled.lastSeq >= lastSeq ? filled : { ...filled, lastSeq };
  }),
  pages: { ...state.pages, [chatId]: { status: 'ready', message: null } },
});
