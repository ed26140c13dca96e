import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import { messageQueued, messageReceived, typingEnded, typingNoted, userTyping } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import { ask } from './ask';

/** A sign of writing goes out no more often, and holds a little longer at the others'. */
const renewMs = 3000;
const holdMs = 5000;

function* say(socket: ChatSocket, chatId: string) {
  yield* ask(socket, 'typing', { chatId });
}

function* tell(socket: ChatSocket) {
  const quietUntil = new Map<string, number>();
  for (;;) {
    const action = yield* take([typingNoted, messageQueued]);
    const isNoted = typingNoted.match(action);
    if (!isNoted && !messageQueued.match(action)) continue;
    const { chatId } = action.payload;
    // The message itself ends the sign at the others': what is written next is told anew.
    if (!isNoted) {
      quietUntil.delete(chatId);
      continue;
    }
    const now = yield* call(Date.now);
    if (now < (quietUntil.get(chatId) ?? 0) || (yield* select(selectChat)).connection !== 'online') continue;
    quietUntil.set(chatId, now + renewMs);
    yield* fork(say, socket, chatId);
  }
}

function* end(chatId: string, userId: string, turn: number, afterMs: number) {
  if (afterMs > 0) yield* delay(afterMs);
  yield* put(typingEnded({ chatId, userId, turn }));
}

/** Says when the person writes, and lets others' writing fade: after a while, or with the message itself. */
export function* typingSaga(socket: ChatSocket) {
  yield* fork(tell, socket);
  for (;;) {
    const action = yield* take([userTyping, messageReceived]);
    const isMessage = messageReceived.match(action);
    if (!isMessage && !userTyping.match(action)) continue;
    const { chatId } = action.payload;
    const userId = isMessage ? action.payload.userInfo.jti : action.payload.userId;
    const turn = (yield* select(selectChat)).typing[chatId]?.[userId] ?? 0;
    if (turn > 0) yield* fork(end, chatId, userId, turn, isMessage ? 0 : holdMs);
  }
}
