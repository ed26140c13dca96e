import './page-less';
import { combineReducers, configureStore, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { io } from 'socket.io-client';
import { reconnectOptions } from '#client/api/reconnect-options.ts';
import type { ChatDeps } from '#client/entities/chat/sagas/chat-deps.ts';
import { chatSaga } from '#client/entities/chat/sagas/chat-saga.ts';
import { createChatSocket } from '#client/entities/chat/socket/chat-socket.ts';
import { eachMessage, type StoredMessage } from '#client/entities/chat/store/blocks.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { logOf } from '#client/entities/chat/store/selectors.ts';
import { testBrowser } from '../../support/server/test-browser';
import { cuttableProxy } from '../../support/server/cuttable-proxy';
import type { Person } from './chat-people';

const readOutbox = (kept: string): ReturnType<ChatDeps['outbox']['read']> => JSON.parse(kept);

/**
 * One person's page: the client's real chat engine with its own connection to the real server; `onAction` receives
 * every action.
 */
export const chatEngine = async (
  person: Person,
  serverPort: number,
  chatId: string,
  onAction: (action: UnknownAction) => void = () => undefined,
) => {
  const line = await cuttableProxy(serverPort);
  const browser = testBrowser(`http://127.0.0.1:${line.port}`);
  for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
  const started = new Map<string, string>();
  let outbox = '[]';
  const deps: ChatDeps = {
    createSocket: () =>
      createChatSocket(
        io(`http://127.0.0.1:${line.port}/chat`, {
          transports: ['websocket'],
          autoConnect: false,
          forceNew: true,
          ...reconnectOptions,
        }),
      ),
    fetchToken: async () => {
      // As our page does: a test can run longer than the quarter of an hour for which an access token is valid.
      if ((await browser.call('GET /v1/users/me')).status === 401) await browser.call('POST /v1/auth/refresh');
      const { body, status } = await browser.call('POST /v1/chat/token');
      if (status !== 200) throw new Error(`no token: ${status}`);
      return body.token;
    },
    fetchUsers: async (ids) => (await browser.call('POST /v1/chat/get-users', { body: { ids: [...ids] } })).body.users,
    fetchUser: async () => null,
    fetchSettings: async () => (await browser.call('GET /v1/chat/settings')).body,
    playSound: () => undefined,
    claimSound: async () => true,
    now: () => Date.now(),
    notifyFirstReply: () => undefined,
    notifyFailure: () => undefined,
    showUnread: () => undefined,
    isPageVisible: () => true,
    outbox: { read: () => readOutbox(outbox), write: (_userId, items) => void (outbox = JSON.stringify(items)) },
    startedChats: {
      read: (id) => started.get(id) ?? null,
      write: (id, userId) => void (userId === null ? started.delete(id) : started.set(id, userId)),
    },
  };
  const saga = createSagaMiddleware();
  const listen: Middleware = () => (next) => (action) => {
    if (isAction(action)) onAction({ ...action });
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers({ chat: chatReducer }),
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }).concat(saga, listen),
  });
  const task = saga.run(chatSaga, deps);
  store.dispatch(on.chatStarted({ userId: person.id }));
  const log = () => logOf(store.getState().chat, chatId);
  return {
    person,
    line,
    store,
    log,
    say: (text: string) => store.dispatch(on.messageQueued(chatId, text)).payload.clientId,
    messages: (): StoredMessage[] => {
      const all: StoredMessage[] = [];
      const known = log();
      if (known) eachMessage(known.blocks, 1, (message) => void all.push(message));
      return all;
    },
    /** Waits until the page shows what it should; says what it waited for before a test runs out of its own time. */
    until: (what: string, holds: () => boolean, ms = 90_000): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!holds()) return;
          clearTimeout(timer);
          stop();
          resolve();
        };
        const stop = store.subscribe(look);
        const timer = setTimeout(() => reject(new Error(`not so in time: ${what}`)), ms);
        look();
      }),
    close: async () => {
      store.dispatch(on.chatStopped());
      task.cancel();
      await line.close();
    },
  };
};

export type ChatEngine = Awaited<ReturnType<typeof chatEngine>>;
