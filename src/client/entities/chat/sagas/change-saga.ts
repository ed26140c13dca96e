import { put, takeEvery } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { callSocket, untilOnline } from './call-socket';
import type { ChatDeps } from './chat-deps';

/** Without a response the call is repeated: each of these calls is idempotent. */
const maxUnanswered = 3;

function* saveChange<N extends 'edit message' | 'delete message' | 'react to message'>(
  socket: ChatSocket,
  name: N,
  kind: 'edit' | 'delete' | 'reaction',
  request: Parameters<typeof callSocket<N>>[2] & { readonly chatId: string; readonly messageId: string },
) {
  const { chatId, messageId } = request;
  for (let tries = 1; ; tries += 1) {
    yield* untilOnline();
    const answer = yield* callSocket(socket, name, request);
    if (answer.ok) {
      const { ok: _ok, ...message } = answer;
      yield* put(on.messageChanged(message));
      return yield* put(on.messageChangeSaved({ chatId, messageId }));
    }
    if (answer.code !== 'NO_ANSWER' || tries === maxUnanswered)
      return yield* put(on.messageChangeFailed({ chatId, messageId, kind, message: answer.message }));
  }
}

function* mute(socket: ChatSocket, deps: ChatDeps, { payload }: ReturnType<typeof on.muteWanted>) {
  yield* untilOnline();
  const answer = yield* callSocket(socket, 'mute chat', payload);
  if (!answer.ok) {
    deps.notifyFailure(answer.message);
    return yield* put(on.muteFailed({ chatId: payload.chatId, message: answer.message }));
  }
  const { chatId, muted, version } = answer;
  return yield* put(on.chatMuted({ chatId, muted, version }));
}

/** Changes of stored messages: edits, deletions, reactions, muting. */
export function* changeSaga(socket: ChatSocket, deps: ChatDeps) {
  yield* takeEvery(on.messageEditWanted, ({ payload: { chatId, messageId, text } }) =>
    saveChange(socket, 'edit message', 'edit', { chatId, messageId, message: text }),
  );
  yield* takeEvery(on.messageDeleteWanted, ({ payload }) => saveChange(socket, 'delete message', 'delete', payload));
  yield* takeEvery(on.reactionWanted, ({ payload }) => saveChange(socket, 'react to message', 'reaction', payload));
  yield* takeEvery(on.muteWanted, mute, socket, deps);
}
