import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import { chatLimits } from '../../../domain/settings/chat-limits';
import { messageReceived, pageReceived, usersReceived } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

const gatherMs = 100;

function* meet(deps: ChatDeps, strangers: Set<string>, asked: Set<string>) {
  while (strangers.size > 0) {
    yield* delay(gatherMs);
    const ids = [...strangers].slice(0, chatLimits.usersAtOnce);
    try {
      yield* put(usersReceived({ users: yield* call(deps.fetchUsers, ids) }));
    } catch {
      // Asked again with their next message.
      for (const id of ids) asked.delete(id);
    }
    for (const id of ids) strangers.delete(id);
  }
}

/** Asks who somebody is when he writes and is not known. */
export function* peopleSaga(deps: ChatDeps) {
  const asked = new Set<string>();
  const strangers = new Set<string>();
  for (;;) {
    const action = yield* take([messageReceived, pageReceived]);
    const messages = pageReceived.match(action) ? action.payload.messages : messageReceived.match(action) ? [action.payload] : [];
    const { users } = yield* select(selectChat);
    const isFirst = strangers.size === 0;
    for (const { userInfo } of messages) {
      if (users.entities[userInfo.jti] !== undefined || asked.has(userInfo.jti)) continue;
      asked.add(userInfo.jti);
      strangers.add(userInfo.jti);
    }
    if (isFirst && strangers.size > 0) yield* fork(meet, deps, strangers, asked);
  }
}
