import { useDispatch } from 'react-redux';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import { getMessage } from '../../../chat/store/blocks';
import { historyWanted } from '../../../chat/store/chat-actions';
import type { ChatLog } from '../../../chat/store/chat-log';

/** Rows beyond the drawn ones that should be there before they are scrolled to. */
const ahead = 32;

const firstMissing = ({ blocks }: ChatLog, from: number, to: number): number | null => {
  const step = from <= to ? 1 : -1;
  for (let seq = from; seq !== to + step; seq += step) if (getMessage(blocks, seq) === null) return seq;
  return null;
};

interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
}

/** Fetches a page of what is missing below or above the drawn rows, so that a gap is closed before it is seen. */
export const useLoadAhead = (log: ChatLog, loading: boolean): ((range: Range) => void) => {
  const dispatch = useDispatch();
  return ({ startIndex, endIndex }) => {
    if (loading) return;
    const { id: chatId, firstSeq, lastSeq } = log;
    const below = firstMissing(log, Math.min(startIndex, lastSeq), Math.min(lastSeq, endIndex + ahead));
    const above = firstMissing(log, Math.max(firstSeq, startIndex), Math.max(firstSeq, startIndex - ahead));
    if (below !== null) dispatch(historyWanted({ chatId, beforeSeq: below + chatLimits.messagesPage }));
    else if (above !== null) dispatch(historyWanted({ chatId, beforeSeq: above + 1 }));
  };
};
