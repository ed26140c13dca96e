import './mock-web-socket';
import { combineReducers, configureStore, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { ChatDeps } from '#client/entities/chat/sagas/chat-deps.ts';
import { chatSaga } from '#client/entities/chat/sagas/chat-saga.ts';
import { createChatSocket } from '#client/entities/chat/socket/chat-socket.ts';
import { chatStarted, chatStopped } from '#client/entities/chat/store/chat-actions.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { logOf } from '#client/entities/chat/store/selectors.ts';
import { chatId, me } from './chat-facts';

export const reducerOfPage = combineReducers({ chat: chatReducer });

/** The chat as the page runs it, with fake dependencies; records every action. */
export const chatInPage = (with_: Partial<ChatDeps> = {}, recorded: readonly Middleware[] = []) => {
  const actions: UnknownAction[] = [];
  const sounds: string[] = [];
  const titles: number[] = [];
  const kept = new Map<string, string>();
  const deps: ChatDeps = {
    createSocket: () => createChatSocket(),
    fetchToken: async () => 'token',
    fetchUsers: async () => [],
    fetchUser: async () => null,
    fetchSettings: async () => ({ sound: true, quietHours: null, timeZone: 'Europe/Moscow', version: 0 }),
    claimSound: async () => true,
    now: () => Date.now(),
    playSound: () => void sounds.push('ding'),
    showUnread: (count) => void titles.push(count),
    notifyFirstReply: () => undefined,
    notifyFailure: () => undefined,
    isPageVisible: () => true,
    outbox: {
      read: () => JSON.parse(kept.get('outbox') ?? '[]'),
      write: (_userId, items) => void kept.set('outbox', JSON.stringify(items)),
    },
    startedChats: {
      read: (id) => kept.get(id) ?? null,
      write: (id, userId) => void (userId === null ? kept.delete(id) : kept.set(id, userId)),
    },
    ...with_,
  };
  const saga = createSagaMiddleware();
  const keep: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: reducerOfPage,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: { ignoreState: true } })
        .prepend(recorded)
        .concat(saga, keep),
  });
  const task = saga.run(chatSaga, deps);
  return {
    store,
    actions,
    sounds,
    titles,
    kept,
    start: () => store.dispatch(chatStarted({ userId: me })),
    chat: () => store.getState().chat,
    log: () => logOf(store.getState().chat, chatId),
    typesOf: (prefix = 'chat/') => actions.map(({ type }) => type).filter((type) => type.startsWith(prefix)),
    stop: () => {
      store.dispatch(chatStopped());
      task.cancel();
    },
  };
};

/** Advances the fake timers and lets their effects finish. */
export const pass = (ms = 60) => jest.advanceTimersByTimeAsync(ms);
