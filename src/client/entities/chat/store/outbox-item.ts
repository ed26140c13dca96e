import type { ChatFile, ChatQuote } from '#contract/chat/chat-objects.ts';

/**
 * An own message that is not acknowledged yet. The greater `(attempt, state)` is valid, in whatever order updates
 * arrive.
 */
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
  /** Counts the person's own attempts: the first is 1, «Повторить» adds one. */
  readonly attempt: number;
  /** The message of a failure. */
  readonly reason: string | null;
}

export type OutboxState = 'queued' | 'sending' | 'failed' | 'discarded';

const rank: Readonly<Record<OutboxState, number>> = { queued: 0, sending: 1, failed: 2, discarded: 3 };

const isLater = (next: OutboxItem, known: OutboxItem): boolean =>
  next.attempt > known.attempt || (next.attempt === known.attempt && rank[next.state] > rank[known.state]);

const inOrder = (a: OutboxItem, b: OutboxItem): number =>
  a.writtenAt - b.writtenAt || (a.clientId < b.clientId ? -1 : 1);

/** Updates an item of the outbox; a discarded one stays as a tombstone, so that a late update does not restore it. */
export const withOutboxItem = (outbox: readonly OutboxItem[], item: OutboxItem): readonly OutboxItem[] => {
  const known = outbox.find(({ clientId }) => clientId === item.clientId);
  if (known === undefined) return [...outbox, item].sort(inOrder);
  return isLater(item, known) ? outbox.map((one) => (one === known ? item : one)) : outbox;
};
