import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import { getMessage } from '../../../chat/store/blocks';
import { historyWanted } from '../../../chat/store/chat-actions';
import type { ChatLog } from '../../../chat/store/chat-log';

/** A message that is wanted before the eyes; a new object for each wish. */
export interface JumpTarget {
  readonly seq: number;
}

/** Loads what is around the wanted message, scrolls to it once it is there, and says which one is to shine. */
export const useJump = (log: ChatLog, target: JumpTarget | null, scrollTo: (index: number) => void): number | null => {
  const dispatch = useDispatch();
  const done = useRef<JumpTarget | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const loaded = target !== null && getMessage(log.blocks, target.seq) !== null;
  const { id: chatId, firstSeq } = log;
  useEffect(() => {
    if (target !== null && !loaded) dispatch(historyWanted({ chatId, beforeSeq: target.seq + chatLimits.messagesPage / 2 }));
  }, [dispatch, chatId, target, loaded]);
  useEffect(() => {
    if (target === null || !loaded || done.current === target) return undefined;
    done.current = target;
    setLit(target.seq);
    // The list takes rows that were put before its first in its own next frame.
    const frame = requestAnimationFrame(() => scrollTo(target.seq - firstSeq));
    return () => cancelAnimationFrame(frame);
  }, [target, loaded, firstSeq, scrollTo]);
  useEffect(() => {
    if (lit === null) return undefined;
    const timer = setTimeout(() => setLit(null), 2000);
    return () => clearTimeout(timer);
  }, [lit]);
  return lit;
};
