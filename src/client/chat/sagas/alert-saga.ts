import { select, takeEvery } from 'typed-redux-saga';
import * as on from '../store/chat-actions';
import { selectChat, unreadTotal } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

/** A sound for a message of somebody else, unless its chat is before the person's eyes; told twice, it sounds once. */
function* sound(deps: ChatDeps, heard: Map<string, number>, { payload: { chatId, seq, userInfo } }: ReturnType<typeof on.messageReceived>) {
  const isRepeat = seq <= (heard.get(chatId) ?? 0);
  if (isRepeat) return;
  heard.set(chatId, seq);
  const { me, open } = yield* select(selectChat);
  const isSeen = open.includes(chatId) && deps.isPageVisible();
  if (userInfo.jti !== me && !isSeen) deps.playSound();
}

function* title(deps: ChatDeps) {
  deps.showUnread(unreadTotal(yield* select(selectChat)));
}

/** Draws the person's attention to what he has not read. */
export function* alertSaga(deps: ChatDeps) {
  yield* takeEvery(on.messageReceived, sound, deps, new Map<string, number>());
  const counting = [on.messageReceived, on.summaryReceived, on.recentChatsReceived, on.messagesRead, on.usersLeft, on.chatShown, on.chatHidden];
  yield* takeEvery(counting, () => title(deps));
}
