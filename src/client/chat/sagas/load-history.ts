import { put, select, take } from 'typed-redux-saga';
import { chatLimits } from '../../../domain/settings/chat-limits';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { beginsTooLate } from '../store/chat-log';
import { logOf, selectChat } from '../store/selectors';
import { ask, untilOnline } from './ask';

const size = chatLimits.messagesPage;
/** Read messages that are loaded along with the first unread one. */
const before = 16;

/** What is unread of a chat is known with the chat; one that cannot be had answers for itself. */
function* untilKnown(chatId: string) {
  for (;;) {
    const { chats, doors } = yield* select(selectChat);
    const door = doors[chatId]?.status ?? 'asking';
    if (chats.entities[chatId]?.payload != null || door !== 'asking') return;
    yield* take([on.recentChatsReceived, on.chatReceived, on.chatAsked]);
  }
}

/** A chat opens where the person stopped reading: the message to begin after, when the newest page does not hold it. */
function* readingPlace(chatId: string) {
  yield* untilKnown(chatId);
  const log = logOf(yield* select(selectChat), chatId);
  if (log === undefined || log.unread === 0 || (log.firstSeq > 0 && !beginsTooLate(log))) return null;
  const { readSeq } = log.summary;
  return log.lastSeq - readSeq > size - before ? Math.max(0, readSeq - before) : null;
}

function* loadPage(socket: ChatSocket, chatId: string, afterSeq: number | null) {
  const answer = yield* ask(socket, 'get chat messages', { chatId, page: 0, ...(afterSeq === null ? {} : { afterSeq }) });
  if (answer.ok) yield* put(on.pageReceived({ chatId, messages: answer.messages, lastSeq: answer.lastSeq, lastRev: answer.lastRev }));
  else yield* put(on.pageFailed({ chatId, message: answer.message }));
  return answer.ok;
}

/** Asks until somebody answers: a lost connection is waited out. */
export function* loadHistory(socket: ChatSocket, { payload: { chatId, beforeSeq } }: ReturnType<typeof on.historyWanted>) {
  yield* untilOnline();
  if (beforeSeq !== null) return yield* loadPage(socket, chatId, Math.max(0, beforeSeq - 1 - size));
  const place = yield* readingPlace(chatId);
  // The end stands ready too: it is one press away.
  return place === null || (yield* loadPage(socket, chatId, place)) ? yield* loadPage(socket, chatId, null) : false;
}
