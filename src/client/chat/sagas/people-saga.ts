import { call, delay, put, select, takeEvery } from 'typed-redux-saga';
import { chatLimits } from '../../../domain/settings/chat-limits';
import { messageReceived, pageReceived, usersReceived } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

const gatherMs = 100;

function* meet(deps: ChatDeps, asked: Set<string>, userIds: readonly string[]) {
  const { users } = yield* select(selectChat);
  const strangers = [...new Set(userIds)].filter((id) => users.entities[id] === undefined && !asked.has(id));
  if (strangers.length === 0) return;
  for (const id of strangers) asked.add(id);
  yield* delay(gatherMs);
  try {
    yield* put(usersReceived({ users: yield* call(deps.fetchUsers, strangers.slice(0, chatLimits.usersAtOnce)) }));
  } catch {
    // Asked again with their next message.
    for (const id of strangers) asked.delete(id);
  }
}

/** Asks who somebody is when he writes and is not known. */
export function* peopleSaga(deps: ChatDeps) {
  const asked = new Set<string>();
  yield* takeEvery(messageReceived, ({ payload }) => meet(deps, asked, [payload.userInfo.jti]));
  yield* takeEvery(pageReceived, ({ payload }) => meet(deps, asked, payload.messages.map(({ userInfo }) => userInfo.jti)));
}
