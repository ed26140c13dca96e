import { type RefObject, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getMessage } from '../../../entities/chat/store/blocks';
import { chatHidden, chatShown, readWanted } from '../../../entities/chat/store/chat-actions';
import type { ChatLog } from '../../../entities/chat/store/chat-log';

/** A list at rest for so long is being read; while it moves, it may only be measuring its rows. */
const restMs = 200;
/** So much of a row must stand above the lower edge, px. */
const shown = 24;

const lowestIn = (well: HTMLElement): number => {
  const edge = well.getBoundingClientRect().bottom - shown;
  const rows = [...well.querySelectorAll<HTMLElement>('[data-item-index]')].filter(
    (row) => row.getBoundingClientRect().top <= edge,
  );
  return Math.max(0, ...rows.map((row) => Number(row.dataset['itemIndex'])));
};

/** The number of the lowest row before the person's eyes, once the list stands still; 0 until then. */
const useLowestSeen = (well: RefObject<HTMLElement | null>): number => {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const element = well.current;
    if (element === null) return undefined;
    let timer = 0;
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setSeen(lowestIn(element)), restMs);
    };
    rest();
    // Scrolling does not bubble; it is caught on its way down.
    element.addEventListener('scroll', rest, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', rest, { capture: true });
    };
  }, [well]);
  return seen;
};

const useVisible = (element: RefObject<HTMLElement | null>): boolean => {
  const [inView, setInView] = useState(false);
  const [pageVisible, setPageVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const watch = () => setPageVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', watch);
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    if (element.current !== null) observer.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      observer.disconnect();
    };
  }, [element]);
  return inView && pageVisible;
};

/**
 * What stands before the person's eyes is read: up to the lowest message in sight, or all while the list is at its end.
 */
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
