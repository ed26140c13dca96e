import { type RefObject, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import { chatHidden, chatShown, readWanted } from '#client/entities/chat/store/chat-actions.ts';
import type { ChatLog } from '#client/entities/chat/store/chat-log.ts';

/** A list that has been still for this long counts as being read; while it moves, it may only be measuring its rows. */
const restMs = 200;
/** At least this much of a row must be above the lower edge, px. */
const shown = 24;

const lowestIn = (well: HTMLElement): number => {
  const edge = well.getBoundingClientRect().bottom - shown;
  const rows = [...well.querySelectorAll<HTMLElement>('[data-item-index]')].filter(
    (row) => row.getBoundingClientRect().top <= edge,
  );
  return Math.max(0, ...rows.map((row) => Number(row.dataset['itemIndex'])));
};

/** The seq of the lowest visible row once the list is still; 0 until then. */
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
    // Scroll events do not bubble, so they are listened to in the capture phase.
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

/** Marks messages as read: up to the lowest visible one, or all while the list is at its end. */
export const useMarkRead = (log: ChatLog, atBottom: boolean, list: RefObject<HTMLElement | null>): void => {
  const dispatch = useDispatch();
  const visible = useVisible(list);
  const lowest = useLowestSeen(list);
  const { id: chatId, lastSeq } = log;
  // Until it is still for the first time, the list may be anywhere.
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
