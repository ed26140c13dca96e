import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { historyWanted } from '#client/entities/chat/store/chat-actions.ts';
import { type ChatRoot, selectChat } from '#client/entities/chat/store/selectors.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { useChat } from '../use-chat';
import { Line } from './message-styles';

const isLoading = (root: ChatRoot, chatId: string): boolean => selectChat(root).pages[chatId]?.status === 'loading';

/** Placeholder for messages that were missed while disconnected; once visible, it loads them and their neighbours. */
export const GapRow = ({ chatId, seq }: { readonly chatId: string; readonly seq: number }) => {
  const dispatch = useDispatch();
  const store = useStore<ChatRoot>();
  const idle = useChat((chat) => chat.pages[chatId]?.status !== 'loading');
  useEffect(() => {
    // The rows of a gap become visible together: the first one has asked for all of them.
    if (idle && !isLoading(store.getState(), chatId))
      dispatch(historyWanted({ chatId, beforeSeq: seq + chatLimits.messagesPage / 2 }));
  }, [dispatch, store, chatId, seq, idle]);
  return (
    <Line $own={false}>
      <Skeleton $width="60%" $height={52} $radius="14px" />
    </Line>
  );
};
