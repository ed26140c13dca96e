import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { getMessage } from '../../../chat/store/blocks';
import { chatHidden, chatShown, readWanted } from '../../../chat/store/chat-actions';
import type { ChatLog } from '../../../chat/store/chat-log';
import { useLowestSeen } from './use-lowest-seen';

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

/** What stands before the person's eyes is read: up to the lowest message in sight, or all while the list is at its end. */
export const useMarkRead = (log: ChatLog, atBottom: boolean, list: RefObject<HTMLElement | null>): void => {
  const dispatch = useDispatch();
  const visible = useVisible(list);
  const lowest = useLowestSeen(list);
  const { id: chatId, lastSeq } = log;
  // Before its first rest the list may stand anywhere.
  const isAtRest = lowest > 0;
  const seen = isAtRest && atBottom ? lastSeq : getMessage(log.blocks, lowest) === null ? 0 : lowest;
  useEffect(() => {
    if (!visible) return undefined;
    dispatch(chatShown({ chatId }));
    return () => void dispatch(chatHidden({ chatId }));
  }, [dispatch, visible, chatId]);
  useEffect(() => {
    if (visible && seen > 0) dispatch(readWanted({ chatId, seq: seen }));
  }, [dispatch, visible, chatId, seen]);
};
