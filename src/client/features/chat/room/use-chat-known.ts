import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { chatWanted } from '../../../chat/store/chat-actions';
import { useChat, useChatEntity } from '../use-chat';

/** Asks for a chat that the list has not told of: it stands beyond its first page, or one is not in it. */
export const useChatKnown = (chatId: string): void => {
  const dispatch = useDispatch();
  const isKnown = useChatEntity(chatId)?.payload != null;
  const isListRead = useChat((chat) => chat.me !== null && chat.recent.status !== 'loading');
  const isUnasked = useChat((chat) => chat.doors[chatId] === undefined);
  useEffect(() => {
    if (isListRead && !isKnown && isUnasked) dispatch(chatWanted({ chatId }));
  }, [dispatch, chatId, isListRead, isKnown, isUnasked]);
};
