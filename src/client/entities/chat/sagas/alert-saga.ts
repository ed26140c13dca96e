import { call, delay, fork, select, take } from 'typed-redux-saga';
import { isQuiet } from '../is-quiet';
import * as on from '../store/chat-actions';
import { selectChat, unreadTotal } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

/** Messages within this time, in milliseconds, cause one count. */
const batchMs = 100;
const seenElsewhereMs = 120;

/**
 * One sound for all tabs. A tab that shows the chat claims the sound at once and stays silent; the other tabs wait for
 * that.
 */
function* sound(deps: ChatDeps, chatId: string, messageId: string, isSeen: boolean) {
  if (isSeen) return void (yield* call(deps.claimSound, messageId));
  yield* delay(seenElsewhereMs);
  const { chats, settings } = yield* select(selectChat);
  if (chats[chatId]?.muted || isQuiet(settings, deps.now())) return undefined;
  if (yield* call(deps.claimSound, messageId)) deps.playSound();
  return undefined;
}

/**
 * Plays a sound for a message of another person, unless its chat is visible. A message that arrives twice sounds once.
 */
function* sounds(deps: ChatDeps) {
  const lastSeqs = new Map<string, number>();
  for (;;) {
    const { payload } = yield* take(on.messageReceived);
    const { chatId, seq, userInfo, messageId } = payload;
    const { me, open, timeline } = yield* select(selectChat);
    const counted = `${timeline} ${chatId}`;
    if (seq <= (lastSeqs.get(counted) ?? 0)) continue;
    lastSeqs.set(counted, seq);
    if (userInfo.jti === me) continue;
    const isSeen = open.includes(chatId) && deps.isPageVisible();
    yield* fork(sound, deps, chatId, messageId, isSeen);
  }
}

const counting = [
  on.messageReceived,
  on.userJoined,
  on.summaryReceived,
  on.recentChatsReceived,
  on.messagesRead,
  on.usersLeft,
  on.chatReceived,
  on.pageReceived,
  on.chatShown,
  on.chatHidden,
];

function* title(deps: ChatDeps) {
  for (;;) {
    yield* take(counting);
    yield* delay(batchMs);
    deps.showUnread(unreadTotal(yield* select(selectChat)));
  }
}

/** Draws attention to unread messages: sounds, and the number in the title. */
export function* alertSaga(deps: ChatDeps) {
  yield* fork(sounds, deps);
  yield* fork(title, deps);
}
