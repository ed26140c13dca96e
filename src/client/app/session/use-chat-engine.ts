import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppStore } from '../store/create-app-store';
import { lateMiddleware } from '../store/late-middleware';
import { rootReducer } from '../store/root-reducer';
import { startWhenIdle } from './start-when-idle';

/** The chat runs while somebody is signed in; its code comes after the page. */
export const useChatEngine = (userId: string): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  useEffect(
    () =>
      startWhenIdle(async () => {
        const { startChat } = await import(/* webpackChunkName: "chat-engine" */ '../../chat/start-chat');
        return () =>
          startChat(
            {
              dispatch,
              injectReducer: (slice) => rootReducer.inject(slice),
              addMiddleware: (middleware) => lateMiddleware.addMiddleware(middleware),
            },
            userId,
          );
      }),
    [userId, dispatch],
  );
};
