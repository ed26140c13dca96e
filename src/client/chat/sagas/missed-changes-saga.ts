import { fork, put, select, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import { ask, untilOnline } from './ask';

/** Asks what has changed of a chat's messages since it was last known to be whole. */
function* catchUp(socket: ChatSocket, chatId: string, known: Map<string, number>, stale: Set<string>) {
  stale.delete(chatId);
  for (;;) {
    yield* untilOnline();
    const answer = yield* ask(socket, 'get chat changes', { chatId, afterRev: known.get(chatId) ?? 0 });
    // With the connection back, everything is stale again and this is asked anew.
    if (!answer.ok) return stale.add(chatId);
    if (answer.messages.length > 0) yield* put(on.changesReceived({ chatId, messages: answer.messages }));
    known.set(chatId, answer.lastRev);
    if (!answer.hasMore) return undefined;
  }
}

/**
 * Edits, deletions and reactions that nobody told while the connection was away. The first page of a chat says how
 * far its changes are known; after a break the rest is asked for, of an open chat at once, of others when they open.
 */
export function* missedChangesSaga(socket: ChatSocket) {
  const known = new Map<string, number>();
  const stale = new Set<string>();
  function* askOf(chatIds: readonly string[]) {
    for (const chatId of new Set(chatIds)) if (stale.has(chatId)) yield* fork(catchUp, socket, chatId, known, stale);
  }
  function* afterBreak() {
    for (const chatId of known.keys()) stale.add(chatId);
    yield* askOf((yield* select(selectChat)).open);
  }
  yield* takeEvery(on.pageReceived, ({ payload: { chatId, lastRev } }) => {
    if (lastRev !== undefined && !known.has(chatId)) known.set(chatId, lastRev);
  });
  yield* takeEvery(on.chatShown, ({ payload }) => askOf([payload.chatId]));
  yield* takeEvery(on.catchUpAsked, afterBreak);
  yield* takeEvery(on.connectionChanged, function* ({ payload }) {
    if (payload.connection === 'online') yield* afterBreak();
  });
}
