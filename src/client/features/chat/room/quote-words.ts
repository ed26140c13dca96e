import type { ChatQuote } from '../../../../contract/chat/chat-quote';
import { texts } from '../texts';

/** A quoted message in one line. */
export const quoteWords = ({ deleted, text, hasFiles }: Pick<ChatQuote, 'deleted' | 'text' | 'hasFiles'>): string =>
  deleted ? texts.deleted : text !== '' ? text : hasFiles ? texts.fileOnly : '';
