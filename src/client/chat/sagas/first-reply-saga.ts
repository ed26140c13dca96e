import { call, put, select, takeEvery } from 'typed-redux-saga';
import { firstReplyReceived, messageReceived } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

const onlineStatuses = ['offline', 'recently', 'online'] as const;

function* reply(deps: ChatDeps, { payload: { chatId, userInfo } }: ReturnType<typeof messageReceived>) {
  const { me, users } = yield* select(selectChat);
  if (me === null || userInfo.jti === me || deps.startedChats.read(chatId) !== me) return;
  deps.startedChats.write(chatId, null);
  try {
    const mate = yield* call(deps.fetchUser, userInfo.jti);
    if (mate === null) return;
    const { id, username, mate: access, onlineLevel } = mate;
    const user = { id: me, username: users.entities[me]?.username ?? '' };
    yield* put(firstReplyReceived({ chatId, user, mate: { id, username, grade: access?.grade ?? null, onlineStatus: onlineStatuses[onlineLevel] } }));
  } catch (error) {
    console.error(error);
  }
}

/** Notices the first reply in a private chat that the person started (specification, section 4). */
export function* firstReplySaga(deps: ChatDeps) {
  yield* takeEvery(messageReceived, reply, deps);
}
