import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import { type Blocks, eachMessage, getMessage, putMessage, type StoredMessage } from './blocks';
import type { OutboxItem } from './outbox-item';

/** The server's count of unread messages up to `lastSeq`; later messages are counted by the client. */
export interface KnownSummary {
  readonly lastSeq: number;
  readonly readSeq: number;
  readonly unreadCounter: number;
}

/** The part of a chat that changes with every message. */
export interface ChatLog {
  /** The chat's id. */
  readonly id: string;
  readonly blocks: Blocks;
  /** Lowest loaded seq; 0 while none is loaded. */
  readonly firstSeq: number;
  /** Highest seq known to exist, loaded or not. */
  readonly lastSeq: number;
  readonly summary: KnownSummary;
  readonly unread: number;
  readonly preview: StoredMessage | null;
  /** Changes of messages that are not loaded yet, by seq; applied when the message is loaded. */
  readonly changes: Readonly<Record<number, StoredMessage>>;
  /** Own messages that the server has not acknowledged, in the order of writing. */
  readonly outbox: readonly OutboxItem[];
}

const nothingRead: KnownSummary = { lastSeq: 0, readSeq: 0, unreadCounter: 0 };

export const emptyLog = (id: string): ChatLog => ({
  id,
  blocks: [],
  firstSeq: 0,
  lastSeq: 0,
  summary: nothingRead,
  unread: 0,
  preview: null,
  changes: {},
  outbox: [],
});

const noFiles: readonly never[] = [];

/** A message as it is stored: the same value whether it arrived as an event, in a page or in an acknowledgement. */
export const storedMessage = (wire: ChatMessage): StoredMessage => ({
  id: wire.messageId,
  seq: wire.seq,
  clientId: wire.clientId,
  senderId: wire.userInfo.jti,
  text: wire.message,
  time: wire.messageTime,
  rev: wire.rev,
  editedAt: wire.editedAt,
  deleted: wire.deleted,
  replyTo: wire.replyTo,
  reactions: wire.reactions,
  files: wire.messagePayload?.files ?? noFiles,
});

/** A later revision replaces a loaded message. */
const logWithRevision = (log: ChatLog, known: StoredMessage, message: StoredMessage): ChatLog =>
  known.rev >= message.rev ? log : { ...log, blocks: putMessage(log.blocks, message) };

/** Applies a change of a message; if the message is not loaded, the change is stored until it is. */
export const logWithChange = (log: ChatLog, message: StoredMessage): ChatLog => {
  const { seq } = message;
  const known = getMessage(log.blocks, seq);
  if (known !== null) return logWithRevision(log, known, message);
  const pending = log.changes[seq];
  if (pending !== undefined && pending.rev >= message.rev) return log;
  return { ...log, lastSeq: Math.max(seq, log.lastSeq), changes: { ...log.changes, [seq]: message } };
};

const withoutChange = (changes: ChatLog['changes'], seq: number): ChatLog['changes'] => {
  const { [seq]: _taken, ...rest } = changes;
  return rest;
};

/** Adds a message once, at its place; it replaces the pending message with the same client id. */
export const logWithMessage = (log: ChatLog, message: StoredMessage, me: string | null): ChatLog => {
  const { seq } = message;
  const known = getMessage(log.blocks, seq);
  if (known !== null) return logWithRevision(log, known, message);
  const change = log.changes[seq];
  const isOwn = message.senderId === me;
  return {
    id: log.id,
    blocks: putMessage(log.blocks, change !== undefined && change.rev > message.rev ? change : message),
    firstSeq: log.firstSeq === 0 || seq < log.firstSeq ? seq : log.firstSeq,
    lastSeq: seq > log.lastSeq ? seq : log.lastSeq,
    summary: log.summary,
    unread: !isOwn && seq > log.summary.lastSeq ? log.unread + 1 : log.unread,
    preview: log.preview,
    changes: change === undefined ? log.changes : withoutChange(log.changes, seq),
    outbox:
      isOwn && log.outbox.length > 0 ? log.outbox.filter((item) => item.clientId !== message.clientId) : log.outbox,
  };
};

const isNewer = (next: KnownSummary, known: KnownSummary): boolean =>
  next.lastSeq > known.lastSeq || (next.lastSeq === known.lastSeq && next.readSeq > known.readSeq);

/** Applies the server's count if it is newer than the known one, and adds the later messages to it. */
export const logWithSummary = (
  log: ChatLog,
  { lastSeq, readSeq, unreadCounter }: KnownSummary,
  me: string | null,
): ChatLog => {
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
  log.preview !== null &&
  (log.preview.seq > preview.seq || (log.preview.seq === preview.seq && log.preview.rev >= preview.rev))
    ? log
    : { ...log, preview };

/** The newest message, loaded or known from the list of chats. */
export const lastMessageOf = ({ blocks, changes, lastSeq, preview }: ChatLog): StoredMessage | null => {
  const known = getMessage(blocks, lastSeq) ?? changes[lastSeq] ?? null;
  if (preview?.seq !== lastSeq) return known;
  return known !== null && known.rev >= preview.rev ? known : preview;
};

/** How many messages back from the newest one a gap is looked for; older gaps are filled when they are scrolled to. */
const maxGapDistance = 256;

/** The last loaded seq before the newest gap, not below `floor`; null if there is no gap. */
export const beforeNearestGap = (log: ChatLog, floor: number): number | null => {
  const isMissing = (seq: number): boolean => getMessage(log.blocks, seq) === null;
  const lowest = Math.max(floor, log.lastSeq - maxGapDistance);
  let seq = log.lastSeq;
  while (seq > lowest && !isMissing(seq)) seq -= 1;
  if (seq <= lowest) return null;
  while (seq > floor && isMissing(seq)) seq -= 1;
  return seq;
};

/**
 * Whether unread messages exist before the first loaded one: only messages that arrived while the chat was closed are
 * loaded.
 */
export const beginsTooLate = (log: ChatLog): boolean => log.unread > 0 && log.firstSeq > log.summary.readSeq + 1;

/** The number of consecutive missing messages after this one. */
export const gapAfter = (log: ChatLog, seq: number): number => {
  let end = seq + 1;
  while (end <= log.lastSeq && getMessage(log.blocks, end) === null) end += 1;
  return end - seq - 1;
};
