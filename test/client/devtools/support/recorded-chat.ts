import { createRecorder } from '#client/app/devtools/recorder.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { outside } from '#client/kit/store/outside.ts';
import { chatInPage, pass, reducerOfPage } from '../../chat/support/chat-in-page';
import { aChat, aMessage, chatId, mate, me } from '../../chat/support/chat-facts';
import type { FakeChatServer } from '../../chat/support/fake-chat-server';

/** A chat page whose store is recorded by DevTools. */
export const recordedChat = () => {
  let page: ReturnType<typeof chatInPage> | null = null;
  const writes: string[] = [];
  const requests: string[] = [];
  const recorder = createRecorder(reducerOfPage, (action) => page?.store.dispatch(action));
  if (recorder === null) throw new Error('DevTools are not there');
  const made = chatInPage(
    {
      outbox: { read: () => [], write: (_user, items) => void writes.push(JSON.stringify(items)) },
      fetchUsers: async () => {
        await outside.reopened;
        requests.push('users');
        return [];
      },
    },
    [recorder.middleware],
  );
  page = made;
  return { ...made, recorder, writes, requests, shown: () => recorder.shown.getState().chat };
};

export type RecordedChat = ReturnType<typeof recordedChat>;

/** A session with every kind of thing that happens to a chat: connection, history, messages both ways, edits, typing. */
export const liveThrough = async (page: RecordedChat, server: FakeChatServer): Promise<void> => {
  let stored = 2;
  server.answers['chat message'] = ({ clientId, message }) => {
    stored += 1;
    return { ok: true, ...aMessage(stored, { by: me, clientId: String(clientId), message: String(message) }) };
  };
  server.answers['get recent chats'] = () => ({ ok: true, chats: [aChat({ lastSeq: 2 })], hasMore: false });
  server.answers['get chat messages'] = () => ({
    ok: true,
    messages: [aMessage(1), aMessage(2)],
    lastSeq: 2,
    lastRev: 0,
    hasMore: false,
  });
  server.answers['typing'] = () => ({ ok: true });
  server.answers['get chat changes'] = () => ({ ok: true, messages: [], lastRev: 1, hasMore: false });
  server.answers['read messages'] = ({ seq }) => ({ ok: true, chatId, readSeq: seq, lastSeq: 3, unreadCounter: 0 });
  page.start();
  await pass();
  page.store.dispatch(on.chatShown({ chatId }));
  page.store.dispatch(on.historyWanted({ chatId, beforeSeq: null }));
  await pass();
  page.store.dispatch(on.typingNoted({ chatId }));
  page.store.dispatch(on.messageQueued(chatId, 'Привет'));
  await pass();
  stored += 1;
  server.push('user typing', { chatId, userId: mate });
  server.push('chat message', { ...aMessage(stored), isNewChat: false });
  server.push('message changed', { ...aMessage(1), rev: 1, message: 'Исправлено' });
  server.push('user online', { userId: mate, version: 1 });
  await pass();
  page.store.dispatch(on.readWanted({ chatId, seq: stored }));
  await pass(6000);
};
