import { call, put, take } from 'typed-redux-saga';
import { connectionChanged, settingsChanged } from '../store/chat-actions';
import type { ChatDeps } from './chat-deps';

/** Learns the person's settings with every connection: they may have changed on another device. */
export function* settingsSaga(deps: ChatDeps) {
  for (;;) {
    const { payload } = yield* take(connectionChanged);
    if (payload.connection !== 'online') continue;
    try {
      yield* put(settingsChanged(yield* call(deps.fetchSettings)));
    } catch {
      // Known with the next connection; until then there is sound.
    }
  }
}
