import { useCallback, useSyncExternalStore } from 'react';
import { drafts } from '../../../chat/browser/drafts';

/** What was written in a chat and not sent. */
export const useDraftMark = (me: string, chatId: string): string => {
  const subscribe = useCallback((listener: () => void) => drafts.follow(me, chatId, listener), [me, chatId]);
  return useSyncExternalStore(subscribe, () => drafts.read(me, chatId).trim());
};
