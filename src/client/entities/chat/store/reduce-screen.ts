import type { UnknownAction } from '@reduxjs/toolkit';
import * as on from './chat-actions';
import { withListItem } from './chat-merge';
import { withTimeline } from './with-timeline';
import { type ChatAccess, type ChatState, initialChatState, type Loading, type MessageChange } from './chat-state';

/** Actions of the page itself, as opposed to messages of the server. */
export const reduceScreen = (state: ChatState, action: UnknownAction): ChatState => {
  if (on.chatStarted.match(action)) return { ...initialChatState, me: action.payload.userId };
  if (on.chatStopped.match(action)) return initialChatState;
  if (on.connectionChanged.match(action))
    return { ...withTimeline(state, action.payload.timeline), connection: action.payload.connection };
  if (on.recentChatsReceived.match(action)) return withRecent(state, action.payload);
  if (on.recentChatsFailed.match(action))
    return { ...state, recent: { ...state.recent, status: 'failed', message: action.payload.message } };
  if (on.historyWanted.match(action))
    return withPageLoading(state, action.payload.chatId, { status: 'loading', message: null });
  if (on.pageFailed.match(action))
    return withPageLoading(state, action.payload.chatId, { status: 'failed', message: action.payload.message });
  if (on.userTyping.match(action)) return withTyping(state, action.payload, (turn) => Math.abs(turn) + 1);
  if (on.typingEnded.match(action))
    return withTyping(state, action.payload, (turn) => (turn === action.payload.turn ? -turn : turn));
  if (on.chatShown.match(action)) return { ...state, open: [...state.open, action.payload.chatId] };
  if (on.chatHidden.match(action)) return { ...state, open: withoutOne(state.open, action.payload.chatId) };
  return reduceChanges(reduceAccess(reduceSearch(state, action), action), action);
};

/** Chats that are looked up by squad or person. */
const reduceSearch = (state: ChatState, action: UnknownAction): ChatState => {
  if (on.squadChatWanted.match(action))
    return withSquadChat(state, action.payload.squadId, { status: 'loading', message: null });
  if (on.squadChatFound.match(action))
    return withSquadChat(state, action.payload.squadId, {
      status: 'ready',
      message: null,
      chatId: action.payload.chatId,
    });
  if (on.squadChatFailed.match(action))
    return withSquadChat(state, action.payload.squadId, { status: 'failed', message: action.payload.message });
  if (on.privateChatWanted.match(action))
    return withPrivateChat(state, action.payload.userId, { status: 'loading', message: null });
  if (on.privateChatFound.match(action))
    return withPrivateChat(state, action.payload.userId, {
      status: 'ready',
      message: null,
      chatId: action.payload.chatId,
    });
  if (on.privateChatFailed.match(action))
    return withPrivateChat(state, action.payload.userId, { status: 'failed', message: action.payload.message });
  return state;
};

/** Chats that are looked up by id, and an administrator's joining and leaving. */
const reduceAccess = (state: ChatState, action: UnknownAction): ChatState => {
  if (on.chatWanted.match(action)) return withAccess(state, action.payload.chatId, { status: 'asking' });
  if (on.chatAsked.match(action))
    return withAccess(state, action.payload.chatId, {
      status: action.payload.isOutside ? 'outside' : 'none',
      busy: false,
      message: null,
    });
  if (on.adminJoinWanted.match(action) || on.adminLeaveWanted.match(action))
    return withAccess(state, action.payload.chatId, { busy: true, message: null });
  if (on.adminStepFailed.match(action))
    return withAccess(state, action.payload.chatId, { busy: false, message: action.payload.message });
  return state;
};

const withAccess = (state: ChatState, chatId: string, change: Partial<ChatAccess>): ChatState => ({
  ...state,
  access: {
    ...state.access,
    [chatId]: { status: 'none', busy: false, message: null, ...state.access[chatId], ...change },
  },
});

const reduceChanges = (state: ChatState, action: UnknownAction): ChatState => {
  const saving = { status: 'saving', message: null } as const;
  if (on.messageEditWanted.match(action))
    return withChange(state, action.payload.messageId, { kind: 'edit', ...saving });
  if (on.messageDeleteWanted.match(action))
    return withChange(state, action.payload.messageId, { kind: 'delete', ...saving });
  if (on.reactionWanted.match(action))
    return withChange(state, action.payload.messageId, { kind: 'reaction', ...saving });
  if (on.messageChangeFailed.match(action)) {
    const { messageId, kind, message } = action.payload;
    return withChange(state, messageId, { kind, status: 'failed', message });
  }
  if (on.messageChangeSaved.match(action) || on.messageChangeDismissed.match(action)) {
    const { [action.payload.messageId]: _done, ...rest } = state.messageChanges;
    return { ...state, messageChanges: rest };
  }
  return state;
};

const withChange = (state: ChatState, messageId: string, change: MessageChange): ChatState => ({
  ...state,
  messageChanges: { ...state.messageChanges, [messageId]: change },
});

const withRecent = (
  state: ChatState,
  { page, chats, hasMore }: ReturnType<typeof on.recentChatsReceived>['payload'],
): ChatState => {
  const isLastPage = page >= state.recent.pages;
  const recent = {
    status: 'ready',
    message: null,
    pages: Math.max(page, state.recent.pages),
    hasMore: isLastPage ? hasMore : state.recent.hasMore,
  } as const;
  return { ...chats.reduce(withListItem, state), recent };
};

const withPageLoading = (state: ChatState, chatId: string, loading: Loading): ChatState => ({
  ...state,
  pages: { ...state.pages, [chatId]: loading },
});

const withTyping = (
  state: ChatState,
  { chatId, userId }: { readonly chatId: string; readonly userId: string },
  change: (turn: number) => number,
): ChatState => ({
  ...state,
  typing: {
    ...state.typing,
    [chatId]: { ...state.typing[chatId], [userId]: change(state.typing[chatId]?.[userId] ?? 0) },
  },
});

const withSquadChat = (
  state: ChatState,
  squadId: number,
  change: Partial<ChatState['squadChats'][string]>,
): ChatState => ({
  ...state,
  squadChats: {
    ...state.squadChats,
    [squadId]: { chatId: null, status: 'loading', message: null, ...state.squadChats[squadId], ...change },
  },
});

const withPrivateChat = (
  state: ChatState,
  userId: string,
  change: Partial<ChatState['privateChats'][string]>,
): ChatState => ({
  ...state,
  privateChats: {
    ...state.privateChats,
    [userId]: { chatId: null, status: 'loading', message: null, ...state.privateChats[userId], ...change },
  },
});

const withoutOne = (ids: readonly string[], id: string): readonly string[] => {
  const at = ids.indexOf(id);
  return at < 0 ? ids : [...ids.slice(0, at), ...ids.slice(at + 1)];
};
