import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { historyWanted } from '../../../chat/store/chat-actions';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useChat } from '../use-chat';
import { Line } from './message-look';

/** Stands where a message is missing that was said while nobody listened; seen, it is fetched with its neighbours. */
export const GapRow = ({ chatId, seq }: { readonly chatId: string; readonly seq: number }) => {
  const dispatch = useDispatch();
  const idle = useChat((chat) => chat.pages[chatId]?.status !== 'loading');
  useEffect(() => {
    if (idle) dispatch(historyWanted({ chatId, beforeSeq: seq + chatLimits.messagesPage / 2 }));
  }, [dispatch, chatId, seq, idle]);
  return (
    <Line $own={false}>
      <Skeleton $width="60%" $height={52} $radius="14px" />
    </Line>
  );
};
