import { useSyncExternalStore } from 'react';
import { drafts } from '../../../chat/browser/drafts';
import { draftSignal } from '../room/draft-signal';

/** What was written in a chat and not sent. */
export const useDraftMark = (me: string, chatId: string): string => useSyncExternalStore(draftSignal.subscribe, () => drafts.read(me, chatId).trim());
