import { buffers, channel } from 'redux-saga';
import { delay, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { chatLimits } from '../../../../domain/chat/chat-terms';
import { getMessage } from '../store/blocks';
import { beforeNearestGap, type ChatLog, gapAfter } from '../store/chat-log';
import { logOf, selectChat } from '../store/selectors';
import { callSocket, untilOnline } from './call-socket';

/** A burst of reasons asks once; latecomers may still close a gap. */
const gatherMs = 50;
const latecomersMs = 500;
/** What is missed beyond this is loaded when it is scrolled to. */
const maxPages = 5;

/** A chat opened among many unread messages has its end too; what lies between is loaded when it is scrolled to. */
const isLeftToScroll = (log: ChatLog, afterSeq: number): boolean =>
  gapAfter(log, afterSeq) > maxPages * chatLimits.messagesPage && getMessage(log.blocks, log.lastSeq) !== null;

/** Fetches what an open chat has missed. */
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

/** Another gap may be left: of an earlier break, or of this one, with its end loaded and its middle not. */
function* fillRest(socket: ChatSocket, chatId: string, filledFrom: number): SagaGenerator<unknown> {
  const log = logOf(yield* select(selectChat), chatId);
  const next = log === undefined ? null : beforeNearestGap(log, log.firstSeq);
  return log !== undefined && next !== null && next !== filledFrom && !isLeftToScroll(log, next)
    ? yield* fill(socket, chatId)
    : undefined;
}

/**
 * Whether something is missing that should be here: of an open chat what follows its first loaded message, of others
 * what is not counted yet.
 */
function* lacks(chatId: string) {
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
  const still = yield* lacks(chatId);
  if (still?.isOpen) yield* fill(socket, chatId);
  else if (still) stale();
}

/** After a break nobody knows what was missed: the list tells of every chat, open ones are filled. */
function* catchUp(socket: ChatSocket, stale: () => void) {
  stale();
  for (const chatId of new Set((yield* select(selectChat)).open)) yield* fork(fill, socket, chatId);
}

/** Where something new is known of chats, a gap may show. */
function* watchGaps(socket: ChatSocket, stale: () => void, waiting: Set<string>, chatIds: readonly string[]) {
  for (const chatId of chatIds) {
    if (!waiting.has(chatId) && (yield* lacks(chatId)) !== null) yield* fork(closeGap, socket, stale, waiting, chatId);
  }
}

/** Specification, section 4: a new chat's message asks for list and messages, one of an absent chat for the list. */
function* watchNewChats(stale: () => void, chatId: string, isNewChat: boolean) {
  const chat = yield* select(selectChat);
  if (isNewChat || !chat.chats[chatId]?.payload) stale();
  if (isNewChat && chat.open.includes(chatId)) yield* put(on.historyWanted({ chatId, beforeSeq: null }));
}

function* ifAboutMe(stale: () => void, userIds: readonly string[]) {
  const { me } = yield* select(selectChat);
  if (me !== null && userIds.includes(me)) stale();
}

/** Asks again for what an event has made stale. */
export function* refetchSaga(socket: ChatSocket) {
  const reasons = channel<true>(buffers.sliding(1));
  const stale = (): void => reasons.put(true);
  const waiting = new Set<string>();
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
  yield* takeEvery(on.catchUpAsked, () => catchUp(socket, stale));
  yield* takeEvery(on.connectionChanged, function* ({ payload }) {
    if (payload.connection === 'online') yield* catchUp(socket, stale);
  });
  for (;;) {
    yield* take(reasons);
    yield* delay(gatherMs);
    yield* put(on.recentChatsWanted({ page: 1 }));
  }
}

/** Asks what has changed of a chat's messages since it was last known to be whole. */
function* fetchMissed(socket: ChatSocket, chatId: string, known: Map<string, number>, stale: Set<string>) {
  stale.delete(chatId);
  for (;;) {
    yield* untilOnline();
    const answer = yield* callSocket(socket, 'get chat changes', { chatId, afterRev: known.get(chatId) ?? 0 });
    // With the connection back, everything is stale again and this is asked again.
    if (!answer.ok) return stale.add(chatId);
    if (answer.messages.length > 0) yield* put(on.changesReceived({ chatId, messages: answer.messages }));
    known.set(chatId, answer.lastRev);
    if (!answer.hasMore) return undefined;
  }
}

/**
 * Edits, deletions and reactions that nobody told while the connection was away. The first page of a chat says how
 * far its changes are known; after a break the rest is asked for, of an open chat at once, of others when they open.
 */
export function* missedChangesSaga(socket: ChatSocket) {
  const known = new Map<string, number>();
  const stale = new Set<string>();
  function* askOf(chatIds: readonly string[]) {
    for (const chatId of new Set(chatIds))
      if (stale.has(chatId)) yield* fork(fetchMissed, socket, chatId, known, stale);
  }
  function* afterBreak() {
    for (const chatId of known.keys()) stale.add(chatId);
    yield* askOf((yield* select(selectChat)).open);
  }
  yield* takeEvery(on.pageReceived, ({ payload: { chatId, lastRev } }) => {
    if (lastRev !== undefined && !known.has(chatId)) known.set(chatId, lastRev);
  });
  yield* takeEvery(on.chatShown, ({ payload }) => askOf([payload.chatId]));
  yield* takeEvery(on.catchUpAsked, afterBreak);
  yield* takeEvery(on.connectionChanged, function* ({ payload }) {
    if (payload.connection === 'online') yield* afterBreak();
  });
}
