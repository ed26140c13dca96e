import { createAction } from '@reduxjs/toolkit';
import { v4 as uuid } from 'uuid';
import type { ChatEventPayload } from '#contract/chat/chat-events.ts';
import type {
  ChatFile,
  ChatListItem,
  ChatMessage,
  ChatQuote,
  ChatSettings,
  ChatSummary,
  ChatUser,
} from '#contract/chat/chat-objects.ts';
import type { ChatReaction } from '#domain/chat/chat-reaction.ts';
import type { AvatarOnlineStatus } from '#domain/people/presence.ts';
import type { ChatConnection, MessageChange } from './chat-state';
import type { OutboxItem } from './outbox-item';

/** One action for each thing that can happen to the chat; all are plain JSON, so that a log of them can be replayed. */

// The engine.
export const chatStarted = createAction<{ readonly userId: string }>('chat/started');
export const chatStopped = createAction('chat/stopped');
/** `timeline`: of the server that has just been connected. */
export const connectionChanged = createAction<{ readonly connection: ChatConnection; readonly timeline?: string }>(
  'chat/connectionChanged',
);

// Events of the socket, one action each.
export const messageReceived = createAction<ChatMessage & { readonly isNewChat?: boolean }>('chat/messageReceived');
export const userCameOnline = createAction<ChatEventPayload<'user online'>>('chat/userCameOnline');
export const userWentOffline = createAction<ChatEventPayload<'user offline'>>('chat/userWentOffline');
export const userJoined = createAction<ChatEventPayload<'new user'>>('chat/userJoined');
export const usersLeft = createAction<ChatEventPayload<'user left'>>('chat/usersLeft');
export const chatUpdated = createAction<ChatEventPayload<'chat updated'>>('chat/chatUpdated');
export const messageChanged = createAction<ChatMessage>('chat/messageChanged');
export const chatMuted = createAction<ChatEventPayload<'chat muted'>>('chat/chatMuted');
export const settingsChanged = createAction<ChatSettings>('chat/settingsChanged');
export const messagesRead = createAction<ChatEventPayload<'messages read'>>('chat/messagesRead');
export const userTyping = createAction<ChatEventPayload<'user typing'>>('chat/userTyping');
export const catchUpAsked = createAction<ChatEventPayload<'catch up'>>('chat/catchUpAsked');
export const eventRejected = createAction<{ readonly event: string; readonly issues: readonly string[] }>(
  'chat/eventRejected',
);

/** The person's `turn`-th typing signal has expired. */
export const typingEnded = createAction<{ readonly chatId: string; readonly userId: string; readonly turn: number }>(
  'chat/typingEnded',
);

// Responses of the server.
export const recentChatsReceived = createAction<{
  readonly page: number;
  readonly chats: readonly ChatListItem[];
  readonly hasMore: boolean;
}>('chat/recentChatsReceived');
export const recentChatsFailed = createAction<{ readonly message: string }>('chat/recentChatsFailed');
export const chatReceived = createAction<{ readonly chat: ChatListItem }>('chat/chatReceived');
export const squadChatFound = createAction<{ readonly squadId: number; readonly chatId: string }>(
  'chat/squadChatFound',
);
export const squadChatFailed = createAction<{ readonly squadId: number; readonly message: string }>(
  'chat/squadChatFailed',
);
export const pageReceived = createAction<{
  readonly chatId: string;
  readonly messages: readonly ChatMessage[];
  readonly lastSeq: number;
  readonly lastRev?: number;
}>('chat/pageReceived');
/** Changes of stored messages that were missed while disconnected. */
export const changesReceived = createAction<{ readonly chatId: string; readonly messages: readonly ChatMessage[] }>(
  'chat/changesReceived',
);
export const pageFailed = createAction<{ readonly chatId: string; readonly message: string }>('chat/pageFailed');
export const summaryReceived = createAction<ChatSummary>('chat/summaryReceived');
export const usersReceived = createAction<{ readonly users: readonly ChatUser[] }>('chat/usersReceived');

// Own messages, from writing to the acknowledgement.
let latest = 0;

/** The current time, but always later than the last one: two messages of one millisecond keep their order. */
const writtenNow = (): number => (latest = Math.max(Date.now(), latest + 1));

/** What is sent with the text: the message that it replies to, and uploaded files. */
interface MessageExtras {
  readonly replyTo?: ChatQuote | null;
  readonly files?: readonly ChatFile[];
}

export const messageQueued = createAction(
  'chat/messageQueued',
  (chatId: string, text: string, { replyTo = null, files = [] }: MessageExtras = {}) => ({
    payload: {
      chatId,
      clientId: uuid(),
      text,
      replyTo,
      files,
      writtenAt: writtenNow(),
      state: 'queued',
      attempt: 1,
      reason: null,
    } satisfies OutboxItem as OutboxItem,
  }),
);
export const outboxRestored = createAction<{ readonly items: readonly OutboxItem[] }>('chat/outboxRestored');
export const messageSendStarted = createAction<OutboxItem>('chat/messageSendStarted');
export const messageSendFailed = createAction<OutboxItem>('chat/messageSendFailed');
export const messageRetried = createAction('chat/messageRetried', (item: OutboxItem) => ({
  payload: { ...item, state: 'queued', attempt: item.attempt + 1, reason: null } satisfies OutboxItem as OutboxItem,
}));
export const messageDiscarded = createAction('chat/messageDiscarded', (item: OutboxItem) => ({
  payload: { ...item, state: 'discarded' } satisfies OutboxItem as OutboxItem,
}));

// Changes of stored messages, from the request to the response; the changed message itself arrives as `messageChanged`.
interface MessageRef {
  readonly chatId: string;
  readonly messageId: string;
}
export const messageEditWanted = createAction<MessageRef & { readonly text: string }>('chat/messageEditWanted');
export const messageDeleteWanted = createAction<MessageRef>('chat/messageDeleteWanted');
/** `on`: whether the reaction is added or removed. */
export const reactionWanted = createAction<MessageRef & { readonly reaction: ChatReaction; readonly on: boolean }>(
  'chat/reactionWanted',
);
export const messageChangeSaved = createAction<MessageRef>('chat/messageChangeSaved');
export const messageChangeFailed = createAction<
  MessageRef & { readonly kind: MessageChange['kind']; readonly message: string }
>('chat/messageChangeFailed');
/** The person has closed the error. */
export const messageChangeDismissed = createAction<MessageRef>('chat/messageChangeDismissed');
export const muteWanted = createAction<{ readonly chatId: string; readonly muted: boolean }>('chat/muteWanted');
export const muteFailed = createAction<{ readonly chatId: string; readonly message: string }>('chat/muteFailed');

// Requests of the screen.
export const squadChatWanted = createAction<{ readonly squadId: number }>('chat/squadChatWanted');
export const chatShown = createAction<{ readonly chatId: string }>('chat/chatShown');
export const chatHidden = createAction<{ readonly chatId: string }>('chat/chatHidden');
/** Requests the messages right before `beforeSeq`; null for the newest. */
export const historyWanted = createAction<{ readonly chatId: string; readonly beforeSeq: number | null }>(
  'chat/historyWanted',
);
export const readWanted = createAction<{ readonly chatId: string; readonly seq: number }>('chat/readWanted');
export const typingNoted = createAction<{ readonly chatId: string }>('chat/typingNoted');
/** Requests the name and the members of a chat that is in no loaded list. */
export const chatWanted = createAction<{ readonly chatId: string }>('chat/chatWanted');
/** The result of `chatWanted`; `isOutside`: an administrator may join the chat. */
export const chatAsked = createAction<{ readonly chatId: string; readonly isOutside: boolean }>('chat/chatAsked');
export const adminJoinWanted = createAction<{ readonly chatId: string }>('chat/adminJoinWanted');
export const adminLeaveWanted = createAction<{ readonly chatId: string }>('chat/adminLeaveWanted');
export const adminStepFailed = createAction<{ readonly chatId: string; readonly message: string }>(
  'chat/adminStepFailed',
);
export const recentChatsWanted = createAction<{ readonly page: number }>('chat/recentChatsWanted');

export const privateChatWanted = createAction<{ readonly userId: string }>('chat/privateChatWanted');
export const privateChatFailed = createAction<{ readonly userId: string; readonly message: string }>(
  'chat/privateChatFailed',
);
export const privateChatFound = createAction<{ readonly userId: string; readonly chatId: string }>(
  'chat/privateChatFound',
);

/** The first reply in a private chat that the person started (specification, section 4), for analytics. */
export const firstReplyReceived = createAction<{
  readonly chatId: string;
  readonly user: { readonly id: string; readonly username: string };
  readonly mate: {
    readonly id: string;
    readonly username: string;
    readonly grade: string | null;
    readonly onlineStatus: AvatarOnlineStatus;
  };
}>('chat/firstReplyReceived');
