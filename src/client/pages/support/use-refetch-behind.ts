import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { SupportThread } from '#contract/people/support.ts';
import type { ChatState } from '../../entities/chat/store/chat-state';
import { type ChatRoot, lastMessageIn, selectChat } from '../../entities/chat/store/selectors';

/** What the chat knows of a question and its row does not show yet; null when they agree. */
const newsOf = (chat: ChatState, { chatId, changedAt, state }: SupportThread): string | null => {
  const last = lastMessageIn(chat, chatId);
  const closed = chat.chats[chatId]?.payload?.closed ?? false;
  const isKnown = chat.chats[chatId]?.payload != null;
  const isNewer = last !== null && Date.parse(last.time) > Date.parse(changedAt);
  const isOther = isKnown && closed !== (state === 'CLOSED');
  return isNewer || isOther ? `${last?.id} ${closed}` : null;
};

/**
 * A question's chat opens over the list of questions: what is written in it, and its end, are fetched once for each
 * change.
 */
export const useRefetchBehind = (threads: readonly SupportThread[], refetch: () => unknown): void => {
  const news = useSelector((root: ChatRoot) =>
    threads.flatMap((thread) => newsOf(selectChat(root), thread) ?? []).join(),
  );
  useEffect(() => {
    if (news !== '') void refetch();
  }, [news, refetch]);
};
