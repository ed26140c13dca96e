import type { ChatFile, ChatQuote, MessageReaction } from '../../../../contract/chat/chat-objects';

/** One message as the page keeps it. */
export interface StoredMessage {
  readonly id: string;
  readonly seq: number;
  readonly clientId: string;
  readonly senderId: string;
  readonly text: string;
  /** ISO, product time. */
  readonly time: string;
  /** The greater one is true. */
  readonly rev: number;
  /** ISO; null while it is as it was sent. */
  readonly editedAt: string | null;
  /** Its words and files are gone. */
  readonly deleted: boolean;
  readonly replyTo: ChatQuote | null;
  readonly reactions: readonly MessageReaction[];
  readonly files: readonly ChatFile[];
}

type Block = readonly (StoredMessage | null)[];
type Segment = readonly (Block | null)[];

/**
 * A chat's messages by `seq`: blocks of 64 in segments of 64 blocks. What is not loaded is null, a gap is
 * therefore seen; a new message copies one block, one segment and the short list of segments.
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

/** Every loaded message from `fromSeq` on, in order. */
export const eachMessage = (blocks: Blocks, fromSeq: number, visit: (message: StoredMessage) => void): void => {
  const at = Math.max(fromSeq - 1, 0);
  for (let place = at >> (2 * bits); place < blocks.length; place += 1) {
    for (const block of blocks[place] ?? []) {
      for (const message of block ?? []) if (message !== null && message.seq >= fromSeq) visit(message);
    }
  }
};
