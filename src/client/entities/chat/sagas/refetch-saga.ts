import { buffers, channel } from 'redux-saga';
import { delay, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { getMessage } from '../store/blocks';
import { beforeNearestGap, type ChatLog, gapAfter } from '../store/chat-log';
import { isListed, logOf, selectChat } from '../store/selectors';
import { callSocket, untilOnline } from './call-socket';

/**
 * Reasons within this time, in milliseconds, cause one refetch; before a gap is filled, late messages get a moment to
 * close it.
 */
const batchMs = 50;
const latecomersMs = 500;
/** A larger gap is loaded only when it is scrolled to. */
const maxPages = 5;

/**
 * Whether a gap is too large to fill at once and the end of the chat is loaded already: the messages in between are
 * loaded when they are scrolled to.
 */
const isLeftToScroll = (log: ChatLog, afterSeq: number): boolean =>
  gapAfter(log, afterSeq) > maxPages * chatLimits.messagesPage && getMessage(log.blocks, log.lastSeq) !== null;

/** Fetches the messages that an open chat has missed. */
function* fill(socket: ChatSocket, chatId: string): SagaGenerator<unknown> {
  const log = logOf(yield* select(selectChat), chatId);
  if (!log || log.firstSeq === 0) return yield* put(on.historyWanted({ chatId, beforeSeq: null }));
  const afterSeq = beforeNearestGap(log, log.firstSeq) ?? log.lastSeq;
  for (let page = isLeftToScroll(log, afterSeq) ? maxPages : 0; ; page += 1) {
    yield* untilOnline();
    const isTooFar = page === maxPages;
    const answer = yield* callSocket(
      socket,
      'get chat messages',
      isTooFar ? { chatId, page: 0 } : { chatId, page, afterSeq },
    );
    if (!answer.ok) return undefined;
    yield* put(
      on.pageReceived({ chatId, messages: answer.messages, lastSeq: answer.lastSeq, lastRev: answer.lastRev }),
    );
    if (isTooFar || !answer.hasMore) return yield* fillRest(socket, chatId, afterSeq);
  }
}

/** Fills a further gap, if there is one: of an earlier lost connection, or of this one if only the end was loaded. */
function* fillRest(socket: ChatSocket, chatId: string, filledFrom: number): SagaGenerator<unknown> {
  const log = logOf(yield* select(selectChat), chatId);
  const next = log === undefined ? null : beforeNearestGap(log, log.firstSeq);
  return log !== undefined && next !== null && next !== filledFrom && !isLeftToScroll(log, next)
    ? yield* fill(socket, chatId)
    : undefined;
}

/**
 * Whether messages are missing that should be here: in an open chat after its first loaded message, in others after the
 * last counted one. Null if none are.
 */
function* findMissing(chatId: string) {
  const chat = yield* select(selectChat);
  const log = logOf(chat, chatId);
  const isOpen = chat.open.includes(chatId);
  if (!log || (isOpen && log.firstSeq === 0)) return null;
  const gap = beforeNearestGap(log, isOpen ? log.firstSeq : log.summary.lastSeq);
  return gap === null || (isOpen && isLeftToScroll(log, gap)) ? null : { isOpen };
}

function* closeGap(socket: ChatSocket, stale: () => void, waiting: Set<string>, chatId: string) {
  waiting.add(chatId);
  yield* delay(latecomersMs);
  waiting.delete(chatId);
  const still = yield* findMissing(chatId);
  if (still?.isOpen) yield* fill(socket, chatId);
  else if (still) stale();
}

/** Tells at each call whether the server's timeline has changed since the last one. */
const timelineWatch = () => {
  let known: string | undefined;
  return function* () {
    const { timeline } = yield* select(selectChat);
    const hasChanged = known !== undefined && timeline !== known;
    known = timeline;
    return hasChanged;
  };
};

/**
 * After a lost connection it is unknown what was missed: the list is fetched for all chats, and open ones are filled.
 * In another timeline the further pages of the list are asked for too, which are otherwise kept.
 */
function* catchUp(socket: ChatSocket, stale: () => void, isAnew: boolean) {
  stale();
  const { pages } = (yield* select(selectChat)).recent;
  for (let page = 2; isAnew && page <= pages; page += 1) yield* put(on.recentChatsWanted({ page }));
  for (const chatId of new Set((yield* select(selectChat)).open)) yield* fork(fill, socket, chatId);
}

/** New information about chats may reveal a gap. */
function* watchGaps(socket: ChatSocket, stale: () => void, waiting: Set<string>, chatIds: readonly string[]) {
  for (const chatId of chatIds) {
    if (!waiting.has(chatId) && (yield* findMissing(chatId)) !== null)
      yield* fork(closeGap, socket, stale, waiting, chatId);
  }
}

/**
 * Specification, section 4: a message of a new chat causes the list and its messages to be fetched, one of a chat that
 * is not in the list the list only.
 */
function* watchNewChats(stale: () => void, chatId: string, isNewChat: boolean) {
  const chat = yield* select(selectChat);
  const known = chat.chats[chatId];
  if (isNewChat || known === undefined || !isListed(known, chat.me)) stale();
  if (isNewChat && chat.open.includes(chatId)) yield* put(on.historyWanted({ chatId, beforeSeq: null }));
}

function* ifAboutMe(stale: () => void, userIds: readonly string[]) {
  const { me } = yield* select(selectChat);
  if (me !== null && userIds.includes(me)) stale();
}

/** Fetches again what an event has made outdated. */
export function* refetchSaga(socket: ChatSocket) {
  const reasons = channel<true>(buffers.sliding(1));
  const stale = (): void => reasons.put(true);
  const waiting = new Set<string>();
  const isAnew = timelineWatch();
  const watch = (chatIds: readonly string[]) => watchGaps(socket, stale, waiting, chatIds);
  yield* takeEvery(on.messageReceived, ({ payload }) =>
    watchNewChats(stale, payload.chatId, payload.isNewChat === true),
  );
  yield* takeEvery(on.messageReceived, ({ payload }) => watch([payload.chatId]));
  yield* takeEvery(on.summaryReceived, ({ payload }) => watch([payload.chatId]));
  yield* takeEvery(on.recentChatsReceived, function* () {
    yield* watch((yield* select(selectChat)).open);
  });
  yield* takeEvery(on.userJoined, ({ payload }) => ifAboutMe(stale, [payload.user.id]));
  yield* takeEvery(on.usersLeft, ({ payload }) => ifAboutMe(stale, payload.userIds));
  yield* takeEvery(on.catchUpAsked, function* () {
    yield* catchUp(socket, stale, yield* isAnew());
  });
  yield* takeEvery(on.connectionChanged, function* ({ payload }) {
    if (payload.connection === 'online') yield* catchUp(socket, stale, yield* isAnew());
  });
  for (;;) {
    yield* take(reasons);
    yield* delay(batchMs);
    yield* put(on.recentChatsWanted({ page: 1 }));
  }
}

/** Fetches the changes of a chat's messages since the last known revision. */
function* fetchMissed(socket: ChatSocket, chatId: string, known: Map<string, number>, stale: Set<string>) {
  stale.delete(chatId);
  for (;;) {
    yield* untilOnline();
    const answer = yield* callSocket(socket, 'get chat changes', { chatId, afterRev: known.get(chatId) ?? 0 });
    // After reconnecting, all chats are marked as outdated and fetched again.
    if (!answer.ok) return stale.add(chatId);
    if (answer.messages.length > 0) yield* put(on.changesReceived({ chatId, messages: answer.messages }));
    known.set(chatId, answer.lastRev);
    if (!answer.hasMore) return undefined;
  }
}

/**
 * Edits, deletions and reactions that were missed while the connection was lost. The first page of a chat gives the
 * revision up to which its changes are known; after a lost connection the later changes are fetched, at once for open
 * chats, for others when they open.
 */
export function* missedChangesSaga(socket: ChatSocket) {
  let known = new Map<string, number>();
  let stale = new Set<string>();
  function* fetchChanges(chatIds: readonly string[]) {
    for (const chatId of new Set(chatIds))
      if (stale.has(chatId)) yield* fork(fetchMissed, socket, chatId, known, stale);
  }
  const isAnew = timelineWatch();
  function* afterReconnect() {
    // Everything is loaded anew, with its changes.
    if (yield* isAnew()) [known, stale] = [new Map(), new Set()];
    for (const chatId of known.keys()) stale.add(chatId);
    yield* fetchChanges((yield* select(selectChat)).open);
  }
  yield* takeEvery(on.pageReceived, ({ payload: { chatId, lastRev } }) => {
    if (lastRev !== undefined && !known.has(chatId)) known.set(chatId, lastRev);
  });
  yield* takeEvery(on.chatShown, ({ payload }) => fetchChanges([payload.chatId]));
  yield* takeEvery(on.catchUpAsked, afterReconnect);
  yield* takeEvery(on.connectionChanged, function* ({ payload }) {
    if (payload.connection === 'online') yield* afterReconnect();
  });
}
