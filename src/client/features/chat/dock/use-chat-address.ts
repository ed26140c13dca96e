import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDispatch, useSelector } from 'react-redux';
import { privateChatWanted } from '../../../chat/store/chat-actions';
import { selectIsStarted } from '../../../chat/store/selectors';
import { chatWithParam } from '../../../ui/routing/chat-with-path';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';
import { useChat } from '../use-chat';

interface ChatAddressUse {
  readonly onList: () => void;
  readonly onChat: (chatId: string) => void;
}

/** Follows `#chat`, `?chat={chatId}#chat` and `?chatWith={userId}#chat`, and takes them out of the address. */
export const useChatAddress = ({ onList, onChat }: ChatAddressUse): void => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const toast = useToast();
  const isStarted = useSelector(selectIsStarted);
  const query = new URLSearchParams(search);
  const isWanted = hash === '#chat';
  const chatId = isWanted ? query.get('chat') : null;
  const userId = isWanted ? query.get(chatWithParam) : null;
  const found = useChat((chat) => (userId === null ? undefined : chat.privateChats[userId]));

  const leave = () => {
    query.delete('chat');
    query.delete(chatWithParam);
    const rest = query.toString();
    void navigate(pathname + (rest === '' ? '' : `?${rest}`), { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (!isWanted || userId !== null) return;
    if (chatId === null) onList();
    else onChat(chatId);
    leave();
    // Once for each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, chatId, userId]);
  useEffect(() => {
    if (isStarted && userId !== null) dispatch(privateChatWanted({ userId }));
  }, [dispatch, isStarted, userId]);
  useEffect(() => {
    if (found === undefined || found.status === 'loading') return;
    if (found.chatId === null) toast.danger(found.message ?? texts.chatGone);
    else onChat(found.chatId);
    leave();
    // Once for each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);
};
