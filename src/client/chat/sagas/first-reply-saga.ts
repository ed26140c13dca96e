import { call, fork, put, select, take } from 'typed-redux-saga';
import { firstReplyReceived, messageReceived, pageReceived } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

const onlineStatuses = ['offline', 'recently', 'online'] as const;

function* reply(deps: ChatDeps, me: string, chatId: string, mateId: string) {
  try {
    const mate = yield* call(deps.fetchUser, mateId);
    if (mate === null) return;
    const { users } = yield* select(selectChat);
    const { id, username, mate: access, onlineLevel } = mate;
    const user = { id: me, username: users.entities[me]?.username ?? '' };
    const first = { chatId, user, mate: { id, username, grade: access?.grade ?? null, onlineStatus: onlineStatuses[onlineLevel] } };
    yield* put(firstReplyReceived(first));
    deps.tellFirstReply(first);
  } catch (error) {
    console.error(error);
  }
}

/** Notices the first reply in a private chat that the person started (specification, section 4). */
export function* firstReplySaga(deps: ChatDeps) {
  for (;;) {
    // What came while the line was broken is a reply too.
    const action = yield* take([messageReceived, pageReceived]);
    const messages = pageReceived.match(action) ? action.payload.messages : messageReceived.match(action) ? [action.payload] : [];
    const { me } = yield* select(selectChat);
    const first = messages.find(({ userInfo }) => userInfo.jti !== me);
    if (me === null || first === undefined || deps.startedChats.read(first.chatId) !== me) continue;
    deps.startedChats.write(first.chatId, null);
    yield* fork(reply, deps, me, first.chatId, first.userInfo.jti);
  }
}
