import type { ChatPayload } from '../../../contract/chat/chat-payload';
import { Refusal } from '../../http/refusal';

/** @throws Refusal CHAT_CLOSED for a closed chat, CHAT_BLOCKED for a private one where either has blocked the other */
export const demandWritable = (payload: ChatPayload): void => {
  if (payload.closed) throw new Refusal('CHAT_CLOSED');
  if (payload.kind === 'PRIVATE' && payload.blockedBy.length > 0) throw new Refusal('CHAT_BLOCKED');
};
