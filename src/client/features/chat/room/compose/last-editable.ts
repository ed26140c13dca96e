import { chatLimits } from '../../../../../domain/settings/chat-limits';
import { getMessage } from '../../../../chat/store/blocks';
import type { StoredMessage } from '../../../../chat/store/blocks';
import type { ChatLog } from '../../../../chat/store/chat-log';
import { serverNow } from '../../../../ui/time/server-now';

/** The person's newest message that can still be changed, among those that were said last. */
export const lastEditable = (log: ChatLog | undefined, me: string): StoredMessage | null => {
  if (log === undefined) return null;
  for (let seq = log.lastSeq; seq > Math.max(0, log.lastSeq - chatLimits.messagesPage); seq -= 1) {
    const message = getMessage(log.blocks, seq);
    if (message === null || message.senderId !== me || message.deleted) continue;
    return serverNow() - Date.parse(message.time) < chatLimits.editableFor ? message : null;
  }
  return null;
};
