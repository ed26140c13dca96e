import { call, fork, race, take } from 'typed-redux-saga';
import { socketChannel } from '../socket/socket-channel';
import { chatStarted, chatStopped } from '../store/chat-actions';
import { adminSaga } from './admin-saga';
import { alertSaga } from './alert-saga';
import type { ChatDeps } from './chat-deps';
import { changeSaga } from './change-saga';
import { firstReplySaga } from './first-reply-saga';
import { listenSaga } from './listen-saga';
import { loadSaga } from './load-saga';
import { missedChangesSaga } from './missed-changes-saga';
import { outboxSaga } from './outbox-saga';
import { peopleSaga } from './people-saga';
import { readSaga } from './read-saga';
import { refetchSaga } from './refetch-saga';
import { sendSaga } from './send-saga';
import { settingsSaga } from './settings-saga';
import { typingSaga } from './typing-saga';

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
