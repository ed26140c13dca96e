import type { ChatQuote } from '../../../../contract/chat/chat-quote';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import type { StoredMessage } from '../../../chat/store/blocks';

/** A message as an answer to it will quote it. */
export const quoteOf = ({ id, seq, senderId, text, deleted, files }: StoredMessage): ChatQuote => ({
  messageId: id,
  seq,
  userId: senderId,
  text: [...text].slice(0, chatLimits.quoteCharacters).join(''),
  deleted,
  hasFiles: files.length > 0,
});
