import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import * as on from '../store/chat-actions';
import { messageReceived, pageReceived, usersReceived } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';
import type { ChatSocket } from '../socket/chat-socket';
import { callSocket, untilOnline } from './call-socket';

const batchMs = 100;

function* fetchUnknown(deps: ChatDeps, unknownIds: Set<string>, requested: Set<string>) {
  while (unknownIds.size > 0) {
    yield* delay(batchMs);
    const ids = [...unknownIds].slice(0, chatLimits.usersAtOnce);
    try {
      yield* put(usersReceived({ users: yield* call(deps.fetchUsers, ids) }));
    } catch {
      // Requested again with their next message.
      for (const id of ids) requested.delete(id);
    }
    for (const id of ids) unknownIds.delete(id);
  }
}

/** Fetches the name and avatar of people who write and are not known yet. */
export function* peopleSaga(deps: ChatDeps) {
  const requested = new Set<string>();
  const unknownIds = new Set<string>();
  for (;;) {
    const action = yield* take([messageReceived, pageReceived]);
    const messages = pageReceived.match(action)
      ? action.payload.messages
      : messageReceived.match(action)
        ? [action.payload]
        : [];
    const { users } = yield* select(selectChat);
    const isFirst = unknownIds.size === 0;
    for (const { userInfo } of messages) {
      if (users[userInfo.jti] !== undefined || requested.has(userInfo.jti)) continue;
      requested.add(userInfo.jti);
      unknownIds.add(userInfo.jti);
    }
    if (isFirst && unknownIds.size > 0) yield* fork(fetchUnknown, deps, unknownIds, requested);
  }
}

function* join(socket: ChatSocket, { payload: { chatId } }: ReturnType<typeof on.adminJoinWanted>) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'admin join chat', { chatId });
  if (!answer.ok) return yield* put(on.adminStepFailed({ chatId, message: answer.message }));
  yield* put(on.chatReceived({ chat: answer.chat }));
  yield* put(on.chatAsked({ chatId, isOutside: false }));
  return yield* put(on.historyWanted({ chatId, beforeSeq: null }));
}

function* leave(socket: ChatSocket, { payload: { chatId } }: ReturnType<typeof on.adminLeaveWanted>) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'admin leave chat', { chatId });
  return answer.ok
    ? yield* put(on.chatAsked({ chatId, isOutside: true }))
    : yield* put(on.adminStepFailed({ chatId, message: answer.message }));
}

/** An administrator's joining of a chat and leaving it. */
export function* adminSaga(socket: ChatSocket) {
  yield* takeEvery(on.adminJoinWanted, join, socket);
  yield* takeEvery(on.adminLeaveWanted, leave, socket);
}
