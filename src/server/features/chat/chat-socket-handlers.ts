import { inTransaction } from '../../platform/db/in-transaction';
import { limitRate } from '../../platform/http/rate-limit';
import { userRoom } from '../../platform/outbox/put-outbox';
import { requireCodeInChat } from './require-code-in-chat';
import { adminJoinChat, adminLeaveChat } from './admin-in-chat';
import { changeHandlers } from './change-handlers';
import { type ChatHandlers } from './chat-call';
import { chatTerms } from './chat-terms';
import { getChatId, limitStrangers } from './get-chat-id';
import { limitMessages } from './limit-messages';
import { audienceOf } from './store/chats/announce-chat';
import { requireWritable, requireMembership } from './store/members/require-membership';
import { workRoom } from './store/members/is-in-chat';
import { readChatPayload } from './close-chat';
import { markRead } from './store/messages/mark-read';
import { muteChat } from './store/chats/chat-settings';
import { readChatItem, readRecentChats } from './store/chats/read-chat-items';
import { readChatChanges, readChatMessages } from './store/messages/read-chat-changes';
import { startPrivateChat } from './store/chats/start-private-chat';
import { storeInBatch } from './store/messages/message-batches';
import { storeMessage } from './store/messages/store-message';

export const chatSocketHandlers: ChatHandlers = {
  'get chat id': getChatId,
  'start private chat': async (app, actor, { userId }) => {
    await limitRate(app, `chat-start:${actor.id}`, chatTerms.starts.limit, chatTerms.starts.window);
    await limitStrangers(app, actor.id, userId);
    const started = await inTransaction(app.db, (tx) => startPrivateChat(tx, actor.id, userId));
    return { ...started, chat: await readChatItem(app.db, actor, started.chatId) };
  },
  'get recent chats': (app, actor, { page }) => readRecentChats(app.db, actor, page),
  'get chat messages': (app, actor, request) => readChatMessages(app.db, actor, request),
  'get chat changes': (app, actor, request) => readChatChanges(app.db, actor, request),
  'chat message': async (app, actor, request) => {
    await requireCodeInChat(app, actor, request.chatId);
    if (request.replyTo === undefined && request.fileIds === undefined) return storeInBatch(app, actor.id, request);
    await limitMessages(app, actor.id);
    return storeMessage(app, actor.id, request);
  },
  'read messages': (app, actor, { chatId, seq }) => inTransaction(app.db, (tx) => markRead(tx, actor, chatId, seq)),
  typing: async (app, actor, { chatId }, emit) => {
    await requireCodeInChat(app, actor, chatId);
    await requireMembership(app.db, chatId, actor);
    requireWritable(await readChatPayload(app.db, chatId));
    const own = [userRoom(actor.id), workRoom(actor.id)];
    const others = (await audienceOf(app.db, chatId)).filter((room) => !own.includes(room));
    emit(others, 'user typing', { chatId, userId: actor.id });
    return {};
  },
  'mute chat': (app, actor, { chatId, muted }) => inTransaction(app.db, (tx) => muteChat(tx, actor, chatId, muted)),
  ...changeHandlers,
  'admin join chat': adminJoinChat,
  'admin leave chat': adminLeaveChat,
};
