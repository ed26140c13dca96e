import { put, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { ask, untilOnline } from './ask';

function* join(socket: ChatSocket, { payload: { chatId } }: ReturnType<typeof on.adminJoinWanted>) {
  yield* untilOnline();
  const answer = yield* ask(socket, 'admin join chat', { chatId });
  if (!answer.ok) return yield* put(on.adminStepFailed({ chatId, message: answer.message }));
  yield* put(on.chatReceived({ chat: answer.chat }));
  yield* put(on.chatAsked({ chatId, isOutside: false }));
  return yield* put(on.historyWanted({ chatId, beforeSeq: null }));
}

function* leave(socket: ChatSocket, { payload: { chatId } }: ReturnType<typeof on.adminLeaveWanted>) {
  yield* untilOnline();
  const answer = yield* ask(socket, 'admin leave chat', { chatId });
  return answer.ok ? yield* put(on.chatAsked({ chatId, isOutside: true })) : yield* put(on.adminStepFailed({ chatId, message: answer.message }));
}

/** An administrator's coming into a chat and going out. */
export function* adminSaga(socket: ChatSocket) {
  yield* takeEvery(on.adminJoinWanted, join, socket);
  yield* takeEvery(on.adminLeaveWanted, leave, socket);
}
