import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { privateChatWanted } from '../../../chat/store/chat-actions';
import { selectIsStarted } from '../../../chat/store/selectors';
import { ErrorState } from '../../../ui/feedback/error-state';
import { texts } from '../texts';
import { useChat } from '../use-chat';

interface StartedChatProps {
  readonly userId: string;
  readonly onFound: (chatId: string) => void;
}

/** Finds or starts the chat with this person and passes it on; shows only what went wrong. */
export const StartedChat = ({ userId, onFound }: StartedChatProps) => {
  const dispatch = useDispatch();
  const isStarted = useSelector(selectIsStarted);
  const found = useChat((chat) => chat.privateChats[userId]);
  const chatId = found?.chatId ?? null;
  useEffect(() => {
    if (isStarted) dispatch(privateChatWanted({ userId }));
  }, [dispatch, isStarted, userId]);
  useEffect(() => {
    if (chatId !== null) onFound(chatId);
    // The callback is a new one with each render and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chatId]);
  if (found?.status !== 'failed') return null;
  return <ErrorState text={found.message ?? texts.chatGone} onRetry={() => void dispatch(privateChatWanted({ userId }))} />;
};
