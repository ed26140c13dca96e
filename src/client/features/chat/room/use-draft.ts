import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { drafts } from '../../../chat/browser/drafts';

interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whoever leaves the field leaves his words to the other tabs. */
  readonly onBlur: () => void;
}

const isTypedIn = (field: HTMLElement | null): boolean => field !== null && document.activeElement === field && document.hasFocus();

/**
 * The text being written, kept until it is sent, and the same in every tab and window of this chat: what was typed
 * or sent in another shows here, except in the field that the person is typing in.
 */
export const useDraft = (me: string, chatId: string, field: RefObject<HTMLElement | null>): Draft => {
  const [text, setText] = useState(() => drafts.read(me, chatId));
  useEffect(
    () =>
      drafts.follow(me, chatId, (kept) => {
        if (!isTypedIn(field.current)) setText(kept);
      }),
    [me, chatId, field],
  );
  return {
    text,
    setText: (next) => {
      setText(next);
      drafts.write(me, chatId, next);
    },
    onBlur: () => {
      if (drafts.read(me, chatId) !== text) drafts.write(me, chatId, text);
    },
  };
};
