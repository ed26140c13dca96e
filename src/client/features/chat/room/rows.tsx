import { getMessage, type StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { type ChatLog, lastMessageOf } from '#client/entities/chat/store/chat-log.ts';
import type { OutboxItem } from '#client/entities/chat/store/outbox-item.ts';
import { dayOf, formatDay, formatFullMoment, formatTime } from '#client/kit/display/dates.ts';
import type { ChatVisit } from '#contract/chat/chat-objects.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Day } from './message-styles';

/** A row of the list by its index: the seq of a message; unsent ones follow the last message. */
type ChatRow =
  | {
      readonly kind: 'message';
      readonly message: StoredMessage;
      readonly startsDay: boolean;
      readonly startsTurn: boolean;
    }
  | { readonly kind: 'unsent'; readonly item: OutboxItem; readonly startsTurn: boolean }
  | { readonly kind: 'gap'; readonly seq: number };

export const unsentOf = (log: ChatLog): readonly OutboxItem[] =>
  log.outbox.filter(({ state }) => state !== 'discarded');

export const rowOf = (log: ChatLog, unsent: readonly OutboxItem[], index: number, me: string): ChatRow => {
  const item = unsent[index - log.lastSeq - 1];
  if (item !== undefined)
    return {
      kind: 'unsent',
      item,
      startsTurn: index === log.lastSeq + 1 && getMessage(log.blocks, log.lastSeq)?.senderId !== me,
    };
  const message = getMessage(log.blocks, index);
  if (message === null) return { kind: 'gap', seq: index };
  const before = getMessage(log.blocks, index - 1);
  const startsDay = before === null || dayOf(Date.parse(before.time)) !== dayOf(Date.parse(message.time));
  return { kind: 'message', message, startsDay, startsTurn: startsDay || before.senderId !== message.senderId };
};

/** The same key before and after a message is stored, so that its row is not remounted. */
export const rowKey = (row: ChatRow): string =>
  row.kind === 'message' ? row.message.clientId : row.kind === 'unsent' ? row.item.clientId : `gap-${row.seq}`;

/**
 * Seq of the first unread message of somebody else; null when all are read, or when the last message is the person's
 * own.
 */
export const firstUnread = (log: ChatLog, me: string): number | null => {
  const { blocks, summary, lastSeq, unread } = log;
  if (unread === 0 || unsentOf(log).length > 0 || lastMessageOf(log)?.senderId === me) return null;
  let seq = summary.readSeq + 1;
  while (seq < lastSeq && getMessage(blocks, seq)?.senderId === me) seq += 1;
  return seq;
};

/** Includes the day, unless it is that of the message above. */
const VisitTime = ({ at, after }: { readonly at: string; readonly after: string | null }) => {
  const moment = Date.parse(at);
  return (
    <time dateTime={at} title={formatFullMoment(moment)}>
      {after !== null && dayOf(moment) === dayOf(Date.parse(after))
        ? formatTime(moment)
        : texts.dayAndTime(formatDay(moment, serverNow()), formatTime(moment))}
    </time>
  );
};

interface VisitRowsProps {
  readonly visits: readonly ChatVisit[];
  /** ISO time of the message before them; null before the first message. */
  readonly after: string | null;
}

/** When an administrator joined and left, placed among the messages by time. */
export const VisitRows = ({ visits, after }: VisitRowsProps) => {
  const users = useChat((chat) => chat.users);
  return visits.map(({ version, userId, came, at }) => {
    const name = users[userId]?.username ?? texts.unknown;
    return (
      <Day key={version}>
        {came ? texts.adminJoined(name) : texts.adminLeft(name)}
        {at !== null && (
          <>
            {' '}
            · <VisitTime at={at} after={after} />
          </>
        )}
      </Day>
    );
  });
};
