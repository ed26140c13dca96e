import { put, select, take } from 'typed-redux-saga';
import { allRows } from '../store/buckets';
import * as on from '../store/chat-actions';
import { selectChat } from '../store/selectors';
import type { ChatDeps } from './chat-deps';

function* keep(deps: ChatDeps) {
  const { me, logs } = yield* select(selectChat);
  if (me !== null) deps.outbox.write(me, allRows(logs).flatMap((log) => log.outbox.filter(({ state }) => state !== 'discarded')));
}

/** What is written and not yet sent outlives a reload: it is sent then. */
export function* outboxSaga(deps: ChatDeps) {
  const { me } = yield* select(selectChat);
  if (me === null) return;
  const items = deps.outbox.read(me);
  if (items.length > 0) yield* put(on.outboxRestored({ items }));
  const writing = [on.messageQueued, on.messageRetried, on.messageSendFailed, on.messageDiscarded, on.messageReceived];
  for (;;) {
    const action = yield* take(writing);
    if (on.messageReceived.match(action) && action.payload.userInfo.jti !== me) continue;
    yield* keep(deps);
  }
}
