import { configureStore, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { api } from '#client/api/api.ts';
import { personHere } from '#client/api/person-here.ts';
import { chatReceived, chatStarted, connectionChanged } from '#client/entities/chat/store/chat-actions.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { modalsSlice } from '#client/entities/modals/modals.ts';
import { toastsSlice } from '#client/kit/toast/toasts-slice.ts';
import { aChat, me } from '../../chat/support/chat-facts';

// jsdom has no media queries: stands for a mouse and a wide window.
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

/** A chat component over the chat's own store, without its sagas; records every action. */
export const renderChat = (part: ReactNode, chat = aChat()) => {
  const actions: UnknownAction[] = [];
  const recordAction: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    return next(action);
  };
  // A test before this one may have been another page, of somebody else.
  personHere.begin();
  const store = configureStore({
    reducer: {
      chat: chatReducer,
      [api.reducerPath]: api.reducer,
      toasts: toastsSlice.reducer,
      modals: modalsSlice.reducer,
    },
    middleware: (getDefault) => getDefault().concat(api.middleware, recordAction),
  });
  store.dispatch(chatStarted({ userId: me }));
  store.dispatch(connectionChanged({ connection: 'online' }));
  store.dispatch(chatReceived({ chat }));
  const view = render(
    <Provider store={store}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
  return { ...view, store, actions, typesOf: (type: string) => actions.filter((action) => action.type === type) };
};
