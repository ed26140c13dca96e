import { call, delay, fork, put, race, take } from 'typed-redux-saga';
import { chatStarted, chatStopped, connectionChanged, settingsChanged } from '../store/chat-actions';
import type { ChatDeps } from './chat-deps';
import { socketChannel } from '../socket/chat-socket';
import { adminSaga, peopleSaga } from './people-saga';
import { alertSaga } from './alert-saga';
import { changeSaga } from './change-saga';
import { firstReplySaga } from './first-reply-saga';
import { listenSaga } from './listen-saga';
import { loadSaga } from './load-saga';
import { missedChangesSaga, refetchSaga } from './refetch-saga';
import { outboxSaga, sendSaga } from './send-saga';
import { readSaga, typingSaga } from './read-saga';

/** Ms after which a page that has come back has fetched everything it shows, the settings among it. */
const returnedMs = 1500;

/** Takes the person's settings after every connection: they may have changed on another device. */
function* settingsSaga(deps: ChatDeps) {
  let isReturn = false;
  while (true) {
    const { payload } = yield* take(connectionChanged);
    if (payload.connection !== 'online') continue;
    if (isReturn) yield* delay(returnedMs);
    isReturn = true;
    try {
      yield* put(settingsChanged(yield* call(deps.fetchSettings)));
    } catch {
      // They are fetched again after the next connection; until then sounds are on.
    }
  }
}

/** One person's chat, from signing in to signing out. */
function* session(deps: ChatDeps) {
  const socket = deps.createSocket();
  const channel = socketChannel(socket);
  try {
    yield* fork(sendSaga, socket);
    yield* fork(changeSaga, socket, deps);
    yield* fork(adminSaga, socket);
    yield* fork(missedChangesSaga, socket);
    yield* fork(settingsSaga, deps);
    yield* fork(outboxSaga, deps);
    yield* fork(readSaga, socket);
    yield* fork(loadSaga, socket, deps);
    yield* fork(refetchSaga, socket);
    yield* fork(alertSaga, deps);
    yield* fork(peopleSaga, deps);
    yield* fork(firstReplySaga, deps);
    yield* fork(typingSaga, socket);
    yield* call(listenSaga, channel, socket, deps);
  } finally {
    channel.close();
    deps.showUnread(0);
  }
}

/** The chat's side effects. They never write state: they only dispatch. */
export function* chatSaga(deps: ChatDeps) {
  for (;;) {
    yield* take(chatStarted);
    yield* race({ session: call(session, deps), stopped: take(chatStopped) });
  }
}
