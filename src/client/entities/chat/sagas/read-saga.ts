import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import {
  messageQueued,
  messageReceived,
  readWanted,
  summaryReceived,
  typingEnded,
  typingNoted,
  userTyping,
} from '../store/chat-actions';
import { logOf, selectChat } from '../store/selectors';
import { callSocket, untilOnline } from './call-socket';

/** Marks within this time, in milliseconds, are sent as one. */
const batchMs = 250;

function* mark(socket: ChatSocket, chatId: string, wanted: Map<string, number>) {
  for (let sent = 0; (wanted.get(chatId) ?? 0) > sent;) {
    yield* delay(batchMs);
    yield* untilOnline();
    sent = wanted.get(chatId) ?? 0;
    const ack = yield* callSocket(socket, 'read messages', { chatId, seq: sent });
    if (ack.ok) yield* put(summaryReceived(ack));
    // A mark that failed is sent again with the next one.
  }
  wanted.delete(chatId);
}

/** Sends to the server how far the person has read. */
export function* readSaga(socket: ChatSocket) {
  const wanted = new Map<string, number>();
  for (;;) {
    const { payload } = yield* take(readWanted);
    const known = logOf(yield* select(selectChat), payload.chatId)?.summary.readSeq ?? 0;
    if (payload.seq <= known) continue;
    const isRunning = wanted.has(payload.chatId);
    wanted.set(payload.chatId, Math.max(payload.seq, wanted.get(payload.chatId) ?? 0));
    if (!isRunning) yield* fork(mark, socket, payload.chatId, wanted);
  }
}

/** Milliseconds between two typing signals, and for how long the others show one. */
const renewMs = 3000;
const shownMs = 5000;

function* sendTyping(socket: ChatSocket, chatId: string, quietUntil: Map<string, number>) {
  const now = yield* call(Date.now);
  if (now < (quietUntil.get(chatId) ?? 0) || (yield* select(selectChat)).connection !== 'online') return;
  quietUntil.set(chatId, now + renewMs);
  yield* callSocket(socket, 'typing', { chatId });
}

function* hideTyping(chatId: string, userId: string, afterMs: number) {
  const turn = (yield* select(selectChat)).typing[chatId]?.[userId] ?? 0;
  if (turn <= 0) return;
  if (afterMs > 0) yield* delay(afterMs);
  yield* put(typingEnded({ chatId, userId, turn }));
}

/** Sends when the person types, and hides the others' typing after a while or with their message. */
export function* typingSaga(socket: ChatSocket) {
  const quietUntil = new Map<string, number>();
  yield* takeEvery(typingNoted, ({ payload }) => sendTyping(socket, payload.chatId, quietUntil));
  // The message hides the signal for the others: further typing has to be sent again at once.
  yield* takeEvery(messageQueued, ({ payload }) => void quietUntil.delete(payload.chatId));
  yield* takeEvery(userTyping, ({ payload }) => hideTyping(payload.chatId, payload.userId, shownMs));
  yield* takeEvery(messageReceived, ({ payload }) => hideTyping(payload.chatId, payload.userInfo.jti, 0));
}
