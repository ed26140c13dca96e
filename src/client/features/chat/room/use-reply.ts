import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatQuote } from '../../../../contract/chat/chat-quote';
import { replyDrafts } from '../../../chat/browser/reply-drafts';

export interface Reply {
  readonly quote: ChatQuote | null;
  /** The person has just chosen it in this room, and will write here. */
  readonly isChosenHere: boolean;
  readonly choose: (quote: ChatQuote | null) => void;
}

/** The message being answered, kept until the answer is sent; the same in every tab and window of this chat. */
export const useReply = (me: string, chatId: string): Reply => {
  const [reply, setReply] = useState(() => ({ quote: replyDrafts.read(me, chatId), isChosenHere: false }));
  const isTelling = useRef(false);
  useEffect(
    () =>
      replyDrafts.follow(me, chatId, (quote) => {
        if (!isTelling.current) setReply({ quote, isChosenHere: false });
      }),
    [me, chatId],
  );
  const choose = useCallback(
    (quote: ChatQuote | null) => {
      setReply({ quote, isChosenHere: true });
      isTelling.current = true;
      replyDrafts.write(me, chatId, quote);
      isTelling.current = false;
    },
    [me, chatId],
  );
  return { ...reply, choose };
};
