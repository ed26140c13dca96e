import { put, select, takeEvery } from 'typed-redux-saga';
import type { ChatListItem } from '../../../contract/chat/chat-list-item';
import type { ChatSocket } from '../socket/chat-socket';
import * as on from '../store/chat-actions';
import { logOf, selectChat } from '../store/selectors';
import { ask, untilOnline } from './ask';
import type { ChatDeps } from './chat-deps';
import { loadHistory } from './load-history';

function* loadNewest(chatId: string) {
  if ((logOf(yield* select(selectChat), chatId)?.firstSeq ?? 0) === 0) yield* put(on.historyWanted({ chatId, beforeSeq: null }));
}

function* findSquadChat(socket: ChatSocket, { payload: { squadId } }: ReturnType<typeof on.squadChatWanted>) {
  yield* untilOnline();
  const answer = yield* ask(socket, 'get chat id', { squadId });
  if (!answer.ok) yield* put(on.squadChatFailed({ squadId, message: answer.message }));
  if (!answer.ok || answer.chatId === null) return;
  const { chatId, chat } = answer;
  yield* takeChat(chatId, chat);
  yield* put(on.squadChatFound({ squadId, chatId }));
  if (chat !== null) yield* loadNewest(chatId);
}

function* takeChat(chatId: string, chat: ChatListItem | null) {
  if (chat !== null) yield* put(on.chatReceived({ chat }));
  yield* put(on.chatAsked({ chatId, isOutside: chat === null }));
}

function* findChat(socket: ChatSocket, { payload: { chatId } }: ReturnType<typeof on.chatWanted>) {
  yield* untilOnline();
  const answer = yield* ask(socket, 'get chat id', { chatId });
  if (answer.ok) yield* takeChat(chatId, answer.chat);
  else yield* put(on.chatAsked({ chatId, isOutside: false }));
}

function* startPrivateChat(socket: ChatSocket, deps: ChatDeps, { payload: { userId } }: ReturnType<typeof on.privateChatWanted>) {
  yield* untilOnline();
  const answer = yield* ask(socket, 'start private chat', { userId });
  if (!answer.ok) return yield* put(on.privateChatFailed({ userId, message: answer.message }));
  const { me } = yield* select(selectChat);
  const { chat } = answer;
  const isUnanswered = answer.isNewChat || (chat.lastSeq === 0 && chat.payload.kind === 'PRIVATE' && chat.payload.startedBy === me);
  if (isUnanswered && me !== null) deps.startedChats.write(answer.chatId, me);
  yield* put(on.chatReceived({ chat }));
  return yield* put(on.privateChatFound({ userId, chatId: answer.chatId }));
}

function* loadRecent(socket: ChatSocket, { payload: { page } }: ReturnType<typeof on.recentChatsWanted>) {
  yield* untilOnline();
  const answer = yield* ask(socket, 'get recent chats', { page });
  if (answer.ok) yield* put(on.recentChatsReceived({ page, chats: answer.chats, hasMore: answer.hasMore }));
  else yield* put(on.recentChatsFailed({ message: answer.message }));
}

/** What the screen asks for. */
export function* loadSaga(socket: ChatSocket, deps: ChatDeps) {
  yield* takeEvery(on.historyWanted, loadHistory, socket);
  yield* takeEvery(on.squadChatWanted, findSquadChat, socket);
  yield* takeEvery(on.chatWanted, findChat, socket);
  yield* takeEvery(on.privateChatWanted, startPrivateChat, socket, deps);
  yield* takeEvery(on.recentChatsWanted, loadRecent, socket);
}
