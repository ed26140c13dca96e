import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import { firstReplyReceived, messageReceived, pageReceived } from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

const onlineStatuses = ['offline', 'recently', 'online'] as const;

function* reportFirstReply(deps: ChatDeps, me: string, chatId: string, mateId: string) {
  try {
    const mate = yield* call(deps.fetchUser, mateId);
    if (mate === null) return;
    const { users } = yield* select(selectChat);
    const { id, username, mate: access, onlineLevel } = mate;
    const user = { id: me, username: users[me]?.username ?? '' };
    const first = {
      chatId,
      user,
      mate: { id, username, grade: access?.grade ?? null, onlineStatus: onlineStatuses[onlineLevel] },
    };
    yield* put(firstReplyReceived(first));
    deps.notifyFirstReply(first);
  } catch (error) {
    console.error(error);
  }
}

function* detectFirstReply(deps: ChatDeps, messages: readonly ChatMessage[]) {
  const { me } = yield* select(selectChat);
  // An administrator who has entered the chat is not the person whose reply is awaited.
  const first = messages.find(({ userInfo }) => userInfo.jti !== me && userInfo.role !== 'ADMIN');
  if (me === null || first === undefined || deps.startedChats.read(first.chatId) !== me) return;
  deps.startedChats.write(first.chatId, null);
  yield* reportFirstReply(deps, me, first.chatId, first.userInfo.jti);
}

/** Detects the first reply in a private chat that the person started (specification, section 4). */
export function* firstReplySaga(deps: ChatDeps) {
  yield* takeEvery(messageReceived, ({ payload }) => detectFirstReply(deps, [payload]));
  // A message that arrived while the connection was lost may be the first reply too.
  yield* takeEvery(pageReceived, ({ payload }) => detectFirstReply(deps, payload.messages));
}
