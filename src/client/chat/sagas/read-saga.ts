import { delay, fork, put, select, take } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import { readWanted, summaryReceived } from '../store/chat-actions';
import { logOf, selectChat } from '../store/selectors';
import { ask, untilOnline } from './ask';

/** Marks that follow one another quickly become one. */
const gatherMs = 250;

function* mark(socket: ChatSocket, chatId: string, wanted: Map<string, number>) {
  for (let sent = 0; (wanted.get(chatId) ?? 0) > sent; ) {
    yield* delay(gatherMs);
    yield* untilOnline();
    sent = wanted.get(chatId) ?? 0;
    const ack = yield* ask(socket, 'read messages', { chatId, seq: sent });
    if (ack.ok) yield* put(summaryReceived(ack));
    // A mark that did not come through is made again with the next one.
  }
  wanted.delete(chatId);
}

/** Tells the server how far the person has read. */
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
