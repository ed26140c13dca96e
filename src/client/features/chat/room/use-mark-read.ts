import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { chatHidden, chatShown, readWanted } from '../../../chat/store/chat-actions';
import type { ChatLog } from '../../../chat/store/chat-log';

const useVisible = (element: RefObject<HTMLElement | null>): boolean => {
  const [inView, setInView] = useState(false);
  const [pageVisible, setPageVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const watch = () => setPageVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', watch);
    const observer = new IntersectionObserver((entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)));
    if (element.current !== null) observer.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      observer.disconnect();
    };
  }, [element]);
  return inView && pageVisible;
};

/** What stands before the person's eyes is read: the newest message, while the list is at its end and on the screen. */
export const useMarkRead = (log: ChatLog, atBottom: boolean, list: RefObject<HTMLElement | null>): void => {
  const dispatch = useDispatch();
  const visible = useVisible(list);
  const { id: chatId, lastSeq } = log;
  useEffect(() => {
    if (!visible) return undefined;
    dispatch(chatShown({ chatId }));
    return () => void dispatch(chatHidden({ chatId }));
  }, [dispatch, visible, chatId]);
  useEffect(() => {
    if (visible && atBottom && lastSeq > 0) dispatch(readWanted({ chatId, seq: lastSeq }));
  }, [dispatch, visible, atBottom, chatId, lastSeq]);
};
