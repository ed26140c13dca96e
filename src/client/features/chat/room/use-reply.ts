import { useCallback, useState } from 'react';
import type { ChatQuote } from '../../../../contract/chat/chat-quote';
import { replyDrafts } from '../../../chat/browser/reply-drafts';

/** The message being answered, kept until the answer is sent. */
export const useReply = (me: string, chatId: string): readonly [ChatQuote | null, (quote: ChatQuote | null) => void] => {
  const [quote, setQuote] = useState(() => replyDrafts.read(me, chatId));
  const change = useCallback(
    (next: ChatQuote | null) => {
      setQuote(next);
      replyDrafts.write(me, chatId, next);
    },
    [me, chatId],
  );
  return [quote, change];
};
