import type { ChatMessage } from '../../../contract/chat/chat-message';
import { eachMessage, getMessage, putMessage } from './blocks';
import type { Blocks, StoredMessage } from './blocks';
import type { OutboxItem } from './outbox-item';

/** How far the person had read when the server counted; messages beyond `lastSeq` are counted here. */
export interface KnownSummary {
  readonly lastSeq: number;
  readonly readSeq: number;
  readonly unreadCounter: number;
}

/** What changes with every message of a chat. */
export interface ChatLog {
  /** The chat's id. */
  readonly id: string;
  readonly blocks: Blocks;
  /** Lowest loaded seq; 0 while nothing is. */
  readonly firstSeq: number;
  /** Highest seq known to exist, loaded or not. */
  readonly lastSeq: number;
  readonly summary: KnownSummary;
  readonly unread: number;
  readonly preview: StoredMessage | null;
  /** Own messages that the server has not acknowledged, in the order of writing. */
  readonly outbox: readonly OutboxItem[];
}

const nothingRead: KnownSummary = { lastSeq: 0, readSeq: 0, unreadCounter: 0 };

export const emptyLog = (id: string): ChatLog => ({ id, blocks: [], firstSeq: 0, lastSeq: 0, summary: nothingRead, unread: 0, preview: null, outbox: [] });

/** A message of the wire as it is kept: the same value whether it came as event, page or acknowledgement. */
export const storedMessage = ({ messageId, seq, clientId, userInfo, message, messageTime }: ChatMessage): StoredMessage => ({
  id: messageId,
  seq,
  clientId,
  senderId: userInfo.jti,
  text: message,
  time: messageTime,
});

/** Takes a message once, wherever it belongs; the pending one of the same client id gives way to it. */
export const logWithMessage = (log: ChatLog, message: StoredMessage, me: string | null): ChatLog => {
  const { seq } = message;
  if (getMessage(log.blocks, seq) !== null) return log;
  const isOwn = message.senderId === me;
  return {
    id: log.id,
    blocks: putMessage(log.blocks, message),
    firstSeq: log.firstSeq === 0 || seq < log.firstSeq ? seq : log.firstSeq,
    lastSeq: seq > log.lastSeq ? seq : log.lastSeq,
    summary: log.summary,
    unread: !isOwn && seq > log.summary.lastSeq ? log.unread + 1 : log.unread,
    preview: log.preview,
    outbox: isOwn && log.outbox.length > 0 ? log.outbox.filter((item) => item.clientId !== message.clientId) : log.outbox,
  };
};

const isNewer = (next: KnownSummary, known: KnownSummary): boolean =>
  next.lastSeq > known.lastSeq || (next.lastSeq === known.lastSeq && next.readSeq > known.readSeq);

/** Takes the server's count when it is newer than the one known, and counts on from it. */
export const logWithSummary = (log: ChatLog, { lastSeq, readSeq, unreadCounter }: KnownSummary, me: string | null): ChatLog => {
  const known = log.lastSeq >= lastSeq ? log : { ...log, lastSeq };
  const summary = { lastSeq, readSeq, unreadCounter };
  if (!isNewer(summary, log.summary)) return known;
  let unread = unreadCounter;
  eachMessage(log.blocks, lastSeq + 1, (message) => {
    if (message.senderId !== me) unread += 1;
  });
  return { ...known, summary, unread };
};

export const logWithPreview = (log: ChatLog, preview: StoredMessage): ChatLog =>
  log.preview !== null && log.preview.seq >= preview.seq ? log : { ...log, preview };

/** The newest message, loaded or told by the list. */
export const lastMessageOf = (log: ChatLog): StoredMessage | null =>
  getMessage(log.blocks, log.lastSeq) ?? (log.preview?.seq === log.lastSeq ? log.preview : null);

/** How far back from the newest message a gap is looked for; older ones are filled when they are scrolled to. */
const reach = 256;

/** The last loaded seq before the gap nearest to the newest message, not below `floor`; null without such a gap. */
export const beforeNearestGap = (log: ChatLog, floor: number): number | null => {
  const isMissing = (seq: number): boolean => getMessage(log.blocks, seq) === null;
  const lowest = Math.max(floor, log.lastSeq - reach);
  let seq = log.lastSeq;
  while (seq > lowest && !isMissing(seq)) seq -= 1;
  if (seq <= lowest) return null;
  while (seq > floor && isMissing(seq)) seq -= 1;
  return seq;
};
