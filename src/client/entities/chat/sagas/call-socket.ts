import { call, select, take } from 'typed-redux-saga';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import type { ChatAck, ChatCallName, ChatRequestInput } from '#contract/chat/chat-calls.ts';
import type { ChatSocket } from '../socket/chat-socket';
import { connectionChanged } from '../store/chat-actions';
import { selectChat } from '../store/selectors';

export const texts = defineTexts({
  ru: {
    noAnswer: 'Нет ответа. Проверь связь и попробуй ещё раз',
    firstReply: (username: string) => `${username}: первый ответ тебе`,
  },
});

/** Waits until the chat is connected. */
export function* untilOnline() {
  while ((yield* select(selectChat)).connection !== 'online') yield* take(connectionChanged);
}

interface NoAnswer {
  readonly ok: false;
  readonly code: 'NO_ANSWER';
  readonly message: string;
}

/** One call over the socket; if there is no response, returns a refusal with NO_ANSWER. */
export function* callSocket<N extends ChatCallName>(socket: ChatSocket, name: N, request: ChatRequestInput<N>) {
  try {
    const answer: ChatAck<N> = yield* call(() => socket.call(name, request));
    return answer;
  } catch {
    const none: NoAnswer = { ok: false, code: 'NO_ANSWER', message: texts.noAnswer };
    return none;
  }
}
