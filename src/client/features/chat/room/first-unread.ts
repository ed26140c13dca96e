import { getMessage } from '../../../chat/store/blocks';
import type { ChatLog } from '../../../chat/store/chat-log';

/** Seq of the first message of somebody else that is not read yet; null when all are. */
export const firstUnread = ({ blocks, summary, lastSeq, unread }: ChatLog, me: string): number | null => {
  if (unread === 0) return null;
  let seq = summary.readSeq + 1;
  while (seq < lastSeq && getMessage(blocks, seq)?.senderId === me) seq += 1;
  return seq;
};
