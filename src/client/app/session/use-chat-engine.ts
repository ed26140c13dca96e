import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenIdle } from '../../ui/layout/when-idle';
import type { AppStore } from '../store/create-app-store';
import { lateMiddleware } from '../store/late-middleware';
import { rootReducer } from '../store/root-reducer';

/** The chat runs while somebody is signed in; its code comes after the page. */
export const useChatEngine = (userId: string): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const start = async (): Promise<void> => {
      const { startChat } = await import(/* webpackChunkName: "chat-engine" */ '../../chat/start-chat');
      if (gone) return;
      stop = startChat(
        {
          dispatch,
          injectReducer: (slice) => rootReducer.inject(slice),
          addMiddleware: (middleware) => lateMiddleware.addMiddleware(middleware),
        },
        userId,
      );
    };
    const cancel = whenIdle(() => void start().catch((error: unknown) => console.error(error)));
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, [userId, dispatch]);
};
