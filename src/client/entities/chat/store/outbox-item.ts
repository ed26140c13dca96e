import type { ChatFile, ChatQuote } from '../../../../contract/chat/chat-objects';

/** An own message on its way. The greater `(attempt, state)` is the truth, whatever arrived last. */
export interface OutboxItem {
  readonly chatId: string;
  readonly clientId: string;
  readonly text: string;
  readonly replyTo: ChatQuote | null;
  /** Uploaded already. */
  readonly files: readonly ChatFile[];
  /** Epoch ms of writing: the order of sending. */
  readonly writtenAt: number;
  readonly state: OutboxState;
  /** Counts the person's own tries: the first is 1, «Повторить» adds one. */
  readonly attempt: number;
  /** Why it failed, in words. */
  readonly reason: string | null;
}

export type OutboxState = 'queued' | 'sending' | 'failed' | 'discarded';

const rank: Readonly<Record<OutboxState, number>> = { queued: 0, sending: 1, failed: 2, discarded: 3 };

const isLater = (next: OutboxItem, known: OutboxItem): boolean =>
  next.attempt > known.attempt || (next.attempt === known.attempt && rank[next.state] > rank[known.state]);

const inOrder = (a: OutboxItem, b: OutboxItem): number =>
  a.writtenAt - b.writtenAt || (a.clientId < b.clientId ? -1 : 1);

/**
 * The outbox with the item as it is now; a discarded one stays as a mark, so that a late repeat does not bring it back.
 */
export const withOutboxItem = (outbox: readonly OutboxItem[], item: OutboxItem): readonly OutboxItem[] => {
  const known = outbox.find(({ clientId }) => clientId === item.clientId);
  if (known === undefined) return [...outbox, item].sort(inOrder);
  return isLater(item, known) ? outbox.map((one) => (one === known ? item : one)) : outbox;
};
