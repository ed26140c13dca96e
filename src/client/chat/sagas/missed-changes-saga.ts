import { fork, put, select, take } from 'typed-redux-saga';
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
  for (;;) {
    const action = yield* take([on.pageReceived, on.connectionChanged, on.catchUpAsked, on.chatShown]);
    if (on.pageReceived.match(action)) {
      const { chatId, lastRev } = action.payload;
      if (lastRev !== undefined && !known.has(chatId)) known.set(chatId, lastRev);
      continue;
    }
    if (on.connectionChanged.match(action) && action.payload.connection !== 'online') continue;
    const isBreak = !on.chatShown.match(action);
    if (isBreak) for (const chatId of known.keys()) stale.add(chatId);
    const opened = isBreak ? (yield* select(selectChat)).open : on.chatShown.match(action) ? [action.payload.chatId] : [];
    for (const chatId of new Set(opened)) if (stale.has(chatId)) yield* fork(catchUp, socket, chatId, known, stale);
  }
}
