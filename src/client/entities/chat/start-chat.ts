import createSagaMiddleware from 'redux-saga';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from './chat-api';
import { usersApi } from '../person/users-api';
import { claimSound } from './browser/sounds';
import { playMessageSound } from '../notification/sound';
import { emitFirstReply, showUnread } from './browser/page-signals';
import { outboxStorage, startedChats } from './browser/chat-storage';
import type { ChatDeps } from './sagas/chat-deps';
import { chatSaga } from './sagas/chat-saga';
import { createChatSocket } from './socket/chat-socket';
import { givenToken } from './socket/given-token';
import { chatStarted, chatStopped } from './store/chat-actions';
import { chatReducer } from './store/chat-reducer';
import { toastShown } from '../../kit/toast/toasts-slice';
import { texts } from './sagas/call-socket';
import { runMutation } from '#client/api/run-mutation.ts';

type ApiState = Parameters<ReturnType<typeof usersApi.endpoints.me.select>>[0];

/** The application's Redux store, to which the chat adds its reducer and its middleware. */
export interface ChatHost {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly injectReducer: (slice: { readonly reducerPath: 'chat'; readonly reducer: typeof chatReducer }) => unknown;
  readonly addMiddleware: (middleware: Middleware) => unknown;
}

/** Settings that were fetched so many seconds ago are those of now: the page fetches them too when it comes back. */
const freshSeconds = 2;

const depsOf = (dispatch: ChatHost['dispatch']): ChatDeps => ({
  createSocket: () => createChatSocket(),
  fetchToken: async () =>
    (await givenToken.take()) ?? (await runMutation(dispatch, chatApi.endpoints.chatToken, undefined)).token,
  fetchUsers: async (ids) =>
    (await runMutation(dispatch, chatApi.endpoints.chatUsers, { body: { ids: [...ids] } })).users,
  fetchUser: (id) =>
    dispatch(usersApi.endpoints.user.initiate({ params: { id } }, { subscribe: false, forceRefetch: true })).unwrap(),
  fetchSettings: () =>
    dispatch(
      chatApi.endpoints.chatSettings.initiate(undefined, { subscribe: false, forceRefetch: freshSeconds }),
    ).unwrap(),
  playSound: playMessageSound,
  claimSound,
  now: () => Date.now(),
  showUnread,
  notifyFirstReply: (reply) => {
    emitFirstReply(reply);
    dispatch(toastShown('info', texts.firstReply(reply.mate.username)));
  },
  notifyFailure: (message) => void dispatch(toastShown('danger', message)),
  isPageVisible: () => document.visibilityState === 'visible',
  outbox: outboxStorage,
  startedChats,
});

const built = new WeakSet<ChatHost['dispatch']>();

const build = ({ dispatch, injectReducer, addMiddleware }: ChatHost): void => {
  if (built.has(dispatch)) return;
  built.add(dispatch);
  const saga = createSagaMiddleware({ onError: (error) => console.error(error) });
  injectReducer({ reducerPath: 'chat', reducer: chatReducer });
  addMiddleware(saga);
  // Dynamic middleware joins the chain with the next action.
  dispatch(chatStopped());
  saga.run(chatSaga, depsOf(dispatch));
};

/** Starts the chat of a signed-in person. Returns a function that stops it. */
export const startChat = (host: ChatHost, userId: string): (() => void) => {
  build(host);
  host.dispatch(chatStarted({ userId }));
  return () => void host.dispatch(chatStopped());
};
