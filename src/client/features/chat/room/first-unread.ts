import { getMessage } from '../../../chat/store/blocks';
import { lastMessageOf } from '../../../chat/store/chat-log';
import type { ChatLog } from '../../../chat/store/chat-log';
import { unsentOf } from './row-of';

/** Seq of the first message of somebody else that is not read yet; null when all are, and for one who has had the last word. */
export const firstUnread = (log: ChatLog, me: string): number | null => {
  const { blocks, summary, lastSeq, unread } = log;
  if (unread === 0 || unsentOf(log).length > 0 || lastMessageOf(log)?.senderId === me) return null;
  let seq = summary.readSeq + 1;
  while (seq < lastSeq && getMessage(blocks, seq)?.senderId === me) seq += 1;
  return seq;
};
