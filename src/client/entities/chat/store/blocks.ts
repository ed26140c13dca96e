import type { ChatFile, ChatQuote, MessageReaction } from '#contract/chat/chat-objects.ts';

/** A message as the page stores it. */
export interface StoredMessage {
  readonly id: string;
  readonly seq: number;
  readonly clientId: string;
  readonly senderId: string;
  readonly text: string;
  /** ISO, by the product's clock. */
  readonly time: string;
  /** Of two versions of a message the one with the greater revision is valid. */
  readonly rev: number;
  /** ISO; null if it was never edited. */
  readonly editedAt: string | null;
  /** Its text and files have been removed. */
  readonly deleted: boolean;
  readonly replyTo: ChatQuote | null;
  readonly reactions: readonly MessageReaction[];
  readonly files: readonly ChatFile[];
}

type Block = readonly (StoredMessage | null)[];
type Segment = readonly (Block | null)[];

/**
 * A chat's messages by `seq`: blocks of 64 messages in segments of 64 blocks. A message that is not loaded is null, so
 * gaps are visible; adding a message copies one block, one segment and the short list of segments.
 */
export type Blocks = readonly (Segment | null)[];

const bits = 6;
const size = 1 << bits;
const mask = size - 1;

const empty: readonly null[] = Array.from({ length: size }, () => null);

export const getMessage = (blocks: Blocks, seq: number): StoredMessage | null => {
  const at = seq - 1;
  return blocks[at >> (2 * bits)]?.[(at >> bits) & mask]?.[at & mask] ?? null;
};

export const putMessage = (blocks: Blocks, message: StoredMessage): Blocks => {
  const at = message.seq - 1;
  const place = at >> (2 * bits);
  const segment: (Block | null)[] = (blocks[place] ?? empty).slice();
  const block: (StoredMessage | null)[] = (segment[(at >> bits) & mask] ?? empty).slice();
  block[at & mask] = message;
  segment[(at >> bits) & mask] = block;
  const next = blocks.slice();
  while (next.length < place) next.push(null);
  next[place] = segment;
  return next;
};

/** Calls `visit` for every loaded message from `fromSeq` on, in order. */
export const eachMessage = (blocks: Blocks, fromSeq: number, visit: (message: StoredMessage) => void): void => {
  const at = Math.max(fromSeq - 1, 0);
  for (let place = at >> (2 * bits); place < blocks.length; place += 1) {
    for (const block of blocks[place] ?? []) {
      for (const message of block ?? []) if (message !== null && message.seq >= fromSeq) visit(message);
    }
  }
};
