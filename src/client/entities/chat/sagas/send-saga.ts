import { delay, fork, put, select, take } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import {
  messageQueued,
  messageReceived,
  messageRetried,
  messageSendFailed,
  messageSendStarted,
  outboxRestored,
} from '../store/chat-actions';
import type { OutboxItem } from '../store/outbox-item';
import { logOf, selectChat } from '../store/selectors';
import { callSocket, untilOnline } from './call-socket';
import { allRows } from '../store/buckets';
import type { ChatDeps } from './chat-deps';

/** Number of attempts without a response while connected, after which sending counts as failed. */
const maxUnanswered = 3;
const busyMs = 2000;

function* nextOf(chatId: string) {
  const outbox = logOf(yield* select(selectChat), chatId)?.outbox ?? [];
  return outbox.find(({ state }) => state === 'queued' || state === 'sending') ?? null;
}

/** Sends one message until it is stored or refused; every attempt has the same client id. */
function* sendOne(socket: ChatSocket, item: OutboxItem) {
  const { chatId, clientId, text, replyTo, files } = item;
  const extras = {
    ...(replyTo === null ? {} : { replyTo: replyTo.messageId }),
    ...(files.length === 0 ? {} : { fileIds: files.map(({ id }) => id) }),
  };
  for (let unanswered = 0; ;) {
    yield* untilOnline();
    yield* put(messageSendStarted({ ...item, state: 'sending' }));
    const ack = yield* callSocket(socket, 'chat message', { chatId, clientId, message: text, ...extras });
    if (ack.ok) {
      const { ok: _ok, ...message } = ack;
      return yield* put(messageReceived(message));
    }
    const isOnline = (yield* select(selectChat)).connection === 'online';
    if (ack.code === 'NO_ANSWER' && isOnline) unanswered += 1;
    const mayRetry =
      ack.code === 'RATE_LIMITED' ||
      ack.code === 'UNAUTHENTICATED' ||
      (ack.code === 'NO_ANSWER' && unanswered < maxUnanswered);
    if (!mayRetry) return yield* put(messageSendFailed({ ...item, state: 'failed', reason: ack.message }));
    if (ack.code !== 'NO_ANSWER') yield* delay(busyMs);
  }
}

/** The queue of one chat: one message at a time, in the order of writing. */
function* sendAll(socket: ChatSocket, chatId: string, done: () => void) {
  for (let item = yield* nextOf(chatId); item !== null; item = yield* nextOf(chatId)) yield* sendOne(socket, item);
  done();
}

export function* sendSaga(socket: ChatSocket) {
  const running = new Set<string>();
  for (;;) {
    const action = yield* take([messageQueued, messageRetried, outboxRestored]);
    const items = outboxRestored.match(action)
      ? action.payload.items
      : messageQueued.match(action) || messageRetried.match(action)
        ? [action.payload]
        : [];
    for (const { chatId } of items) {
      if (running.has(chatId)) continue;
      running.add(chatId);
      yield* fork(sendAll, socket, chatId, () => running.delete(chatId));
    }
  }
}

function* saveOutbox(deps: ChatDeps) {
  const { me, logs } = yield* select(selectChat);
  if (me !== null)
    deps.outbox.write(
      me,
      allRows(logs).flatMap((log) => log.outbox.filter(({ state }) => state !== 'discarded')),
    );
}

/** Unsent messages survive a reload and are sent then. */
export function* outboxSaga(deps: ChatDeps) {
  const { me } = yield* select(selectChat);
  if (me === null) return;
  const items = deps.outbox.read(me);
  if (items.length > 0) yield* put(on.outboxRestored({ items }));
  const writing = [on.messageQueued, on.messageRetried, on.messageSendFailed, on.messageDiscarded, on.messageReceived];
  for (;;) {
    const action = yield* take(writing);
    if (on.messageReceived.match(action) && action.payload.userInfo.jti !== me) continue;
    yield* saveOutbox(deps);
  }
}
