import { delay, fork, select, take } from 'typed-redux-saga';
import * as on from '../store/chat-actions';
import { selectChat, unreadTotal } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

/** A burst of messages is counted once. */
const gatherMs = 100;

/** A sound for a message of somebody else, unless its chat is before the person's eyes; told twice, it sounds once. */
function* sounds(deps: ChatDeps) {
  const heard = new Map<string, number>();
  for (;;) {
    const { payload } = yield* take(on.messageReceived);
    const { chatId, seq, userInfo } = payload;
    if (seq <= (heard.get(chatId) ?? 0)) continue;
    heard.set(chatId, seq);
    const { me, open } = yield* select(selectChat);
    const isSeen = open.includes(chatId) && deps.isPageVisible();
    if (userInfo.jti !== me && !isSeen) deps.playSound();
  }
}

const counting = [on.messageReceived, on.userJoined, on.summaryReceived, on.recentChatsReceived, on.messagesRead, on.usersLeft, on.chatShown, on.chatHidden];

function* title(deps: ChatDeps) {
  for (;;) {
    yield* take(counting);
    yield* delay(gatherMs);
    deps.showUnread(unreadTotal(yield* select(selectChat)));
  }
}

/** Draws the person's attention to what he has not read. */
export function* alertSaga(deps: ChatDeps) {
  yield* fork(sounds, deps);
  yield* fork(title, deps);
}
