import { call, delay, put, select, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import { messageQueued, messageReceived, typingEnded, typingNoted, userTyping } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import { ask } from './ask';

/** A sign of writing goes out no more often, and holds a little longer at the others'. */
const renewMs = 3000;
const holdMs = 5000;

function* tell(socket: ChatSocket, chatId: string, quietUntil: Map<string, number>) {
  const now = yield* call(Date.now);
  if (now < (quietUntil.get(chatId) ?? 0) || (yield* select(selectChat)).connection !== 'online') return;
  quietUntil.set(chatId, now + renewMs);
  yield* ask(socket, 'typing', { chatId });
}

function* end(chatId: string, userId: string, afterMs: number) {
  const turn = (yield* select(selectChat)).typing[chatId]?.[userId] ?? 0;
  if (turn === 0) return;
  if (afterMs > 0) yield* delay(afterMs);
  yield* put(typingEnded({ chatId, userId, turn }));
}

/** Says when the person writes, and lets others' writing fade: after a while, or with the message itself. */
export function* typingSaga(socket: ChatSocket) {
  const quietUntil = new Map<string, number>();
  yield* takeEvery(typingNoted, ({ payload }) => tell(socket, payload.chatId, quietUntil));
  // The message itself ends the sign at the others': what is written next is told anew.
  yield* takeEvery(messageQueued, ({ payload }) => void quietUntil.delete(payload.chatId));
  yield* takeEvery(userTyping, ({ payload }) => end(payload.chatId, payload.userId, holdMs));
  yield* takeEvery(messageReceived, ({ payload }) => end(payload.chatId, payload.userInfo.jti, 0));
}
