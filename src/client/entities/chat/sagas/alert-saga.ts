import { call, delay, fork, select, take } from 'typed-redux-saga';
import type { ChatSettings } from '../../../../contract/chat/chat-objects';
import { isQuietAt, minutesOf } from '../../../../domain/notifications/quiet-hours';
import * as on from '../store/chat-actions';
import { selectChat, unreadTotal } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

/** Whether the person wants no sound now: never, or in these hours, which may go past midnight. `now` in epoch ms. */
export const isQuiet = (settings: ChatSettings | null, now: number): boolean => {
  if (settings === null) return false;
  if (!settings.sound) return true;
  if (settings.quietHours === null) return false;
  const { from, to } = settings.quietHours;
  return isQuietAt({ from: minutesOf(from), to: minutesOf(to) }, settings.timeZone, now);
};

/** A burst of messages is counted once. */
const gatherMs = 100;
const seenElsewhereMs = 120;

/** One sound for all tabs: the one that shows the chat takes it at once and keeps still, the others wait for that. */
function* sound(deps: ChatDeps, chatId: string, messageId: string, isSeen: boolean) {
  if (isSeen) return void (yield* call(deps.claimSound, messageId));
  yield* delay(seenElsewhereMs);
  const { chats, settings } = yield* select(selectChat);
  if (chats[chatId]?.muted || isQuiet(settings, deps.now())) return undefined;
  if (yield* call(deps.claimSound, messageId)) deps.playSound();
  return undefined;
}

/** A sound for a message of somebody else, unless its chat is before the person's eyes; told twice, it sounds once. */
function* sounds(deps: ChatDeps) {
  const heard = new Map<string, number>();
  for (;;) {
    const { payload } = yield* take(on.messageReceived);
    const { chatId, seq, userInfo, messageId } = payload;
    if (seq <= (heard.get(chatId) ?? 0)) continue;
    heard.set(chatId, seq);
    const { me, open } = yield* select(selectChat);
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
    yield* delay(gatherMs);
    deps.showUnread(unreadTotal(yield* select(selectChat)));
  }
}

/** Draws the person's attention to what they have not read. */
export function* alertSaga(deps: ChatDeps) {
  yield* fork(sounds, deps);
  yield* fork(title, deps);
}
