import { chatApi } from '../../entities/chat/chat-api';
import { isQuiet } from '../../entities/chat/is-quiet';
import { setQuietRule } from '../../entities/notification/sound';
import { serverNow } from '../../kit/time/server-now';
import type { AppStore } from '../store/create-app-store';

const selectSettings = chatApi.endpoints.chatSettings.select();

/** Keeps the page's sounds to the person's settings and quiet hours. Returns a function that ends it. */
export const keepQuiet =
  () =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): (() => void) => {
    const settings = dispatch(chatApi.endpoints.chatSettings.initiate());
    setQuietRule(() => isQuiet(selectSettings(getState()).data ?? null, serverNow()));
    return () => {
      settings.unsubscribe();
      setQuietRule(() => false);
    };
  };
