import { put, select, take, takeEvery } from 'typed-redux-saga';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { beginsTooLate } from '../store/chat-log';
import { logOf, selectChat } from '../store/selectors';
import { callSocket, untilOnline } from './call-socket';
import type { ChatListItem } from '#contract/chat/chat-objects.ts';
import type { ChatDeps } from './chat-deps';

const size = chatLimits.messagesPage;
/** Number of read messages that are loaded before the first unread one. */
const readBefore = 16;

/**
 * Waits until the chat is loaded, and with it its number of unread messages, or until it turns out that it cannot be
 * loaded.
 */
function* waitUntilLoaded(chatId: string) {
  for (;;) {
    const { chats, access } = yield* select(selectChat);
    const status = access[chatId]?.status ?? 'asking';
    if (chats[chatId]?.payload != null || status !== 'asking') return;
    yield* take([on.recentChatsReceived, on.chatReceived, on.chatAsked]);
  }
}

/**
 * A chat opens where the person stopped reading: returns the seq after which to load, null if the newest page contains
 * that position.
 */
function* readingPosition(chatId: string) {
  yield* waitUntilLoaded(chatId);
  const log = logOf(yield* select(selectChat), chatId);
  if (log === undefined || log.unread === 0 || (log.firstSeq > 0 && !beginsTooLate(log))) return null;
  const { readSeq } = log.summary;
  return log.lastSeq - readSeq > size - readBefore ? Math.max(0, readSeq - readBefore) : null;
}

function* loadPage(socket: ChatSocket, chatId: string, afterSeq: number | null) {
  const answer = yield* callSocket(socket, 'get chat messages', {
    chatId,
    page: 0,
    ...(afterSeq === null ? {} : { afterSeq }),
  });
  if (answer.ok)
    yield* put(
      on.pageReceived({ chatId, messages: answer.messages, lastSeq: answer.lastSeq, lastRev: answer.lastRev }),
    );
  else yield* put(on.pageFailed({ chatId, message: answer.message }));
  return answer.ok;
}

/** Loads messages; waits for the connection if it is lost. */
function* loadHistory(socket: ChatSocket, { payload: { chatId, beforeSeq } }: ReturnType<typeof on.historyWanted>) {
  yield* untilOnline();
  if (beforeSeq !== null) return yield* loadPage(socket, chatId, Math.max(0, beforeSeq - 1 - size));
  const position = yield* readingPosition(chatId);
  // The newest page is loaded too, so that jumping to the end shows it at once.
  return position === null || (yield* loadPage(socket, chatId, position))
    ? yield* loadPage(socket, chatId, null)
    : false;
}

function* loadNewest(chatId: string) {
  if ((logOf(yield* select(selectChat), chatId)?.firstSeq ?? 0) === 0)
    yield* put(on.historyWanted({ chatId, beforeSeq: null }));
}

function* findSquadChat(socket: ChatSocket, { payload: { squadId } }: ReturnType<typeof on.squadChatWanted>) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'get chat id', { squadId });
  if (!answer.ok) yield* put(on.squadChatFailed({ squadId, message: answer.message }));
  if (!answer.ok || answer.chatId === null) return;
  const { chatId, chat } = answer;
  yield* receiveChat(chatId, chat);
  yield* put(on.squadChatFound({ squadId, chatId }));
  if (chat !== null) yield* loadNewest(chatId);
}

function* receiveChat(chatId: string, chat: ChatListItem | null) {
  if (chat !== null) yield* put(on.chatReceived({ chat }));
  yield* put(on.chatAsked({ chatId, isOutside: chat === null }));
}

function* findChat(socket: ChatSocket, { payload: { chatId } }: ReturnType<typeof on.chatWanted>) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'get chat id', { chatId });
  if (answer.ok) yield* receiveChat(chatId, answer.chat);
  else yield* put(on.chatAsked({ chatId, isOutside: false }));
}

function* startPrivateChat(
  socket: ChatSocket,
  deps: ChatDeps,
  { payload: { userId } }: ReturnType<typeof on.privateChatWanted>,
) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'start private chat', { userId });
  if (!answer.ok) return yield* put(on.privateChatFailed({ userId, message: answer.message }));
  const { me } = yield* select(selectChat);
  const { chat } = answer;
  const isUnanswered =
    answer.isNewChat || (chat.lastSeq === 0 && chat.payload.kind === 'PRIVATE' && chat.payload.startedBy === me);
  if (isUnanswered && me !== null) deps.startedChats.write(answer.chatId, me);
  yield* put(on.chatReceived({ chat }));
  return yield* put(on.privateChatFound({ userId, chatId: answer.chatId }));
}

function* loadRecent(socket: ChatSocket, { payload: { page } }: ReturnType<typeof on.recentChatsWanted>) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'get recent chats', { page });
  if (answer.ok) yield* put(on.recentChatsReceived({ page, chats: answer.chats, hasMore: answer.hasMore }));
  else yield* put(on.recentChatsFailed({ message: answer.message }));
}

/** Loads what the screen requests. */
export function* loadSaga(socket: ChatSocket, deps: ChatDeps) {
  yield* takeEvery(on.historyWanted, loadHistory, socket);
  yield* takeEvery(on.squadChatWanted, findSquadChat, socket);
  yield* takeEvery(on.chatWanted, findChat, socket);
  yield* takeEvery(on.privateChatWanted, startPrivateChat, socket, deps);
  yield* takeEvery(on.recentChatsWanted, loadRecent, socket);
}
