import { getMessage } from '../../../chat/store/blocks';
import type { StoredMessage } from '../../../chat/store/blocks';
import type { ChatLog } from '../../../chat/store/chat-log';
import type { OutboxItem } from '../../../chat/store/outbox-item';
import { dayOf } from '../../../ui/data/day-of';

/** A row of the list by its number: a message's is its seq, unsent ones follow the last message. */
export type ChatRow =
  | { readonly kind: 'message'; readonly message: StoredMessage; readonly startsDay: boolean; readonly startsTurn: boolean }
  | { readonly kind: 'unsent'; readonly item: OutboxItem; readonly startsTurn: boolean }
  | { readonly kind: 'gap'; readonly seq: number };

export const unsentOf = (log: ChatLog): readonly OutboxItem[] => log.outbox.filter(({ state }) => state !== 'discarded');

export const rowOf = (log: ChatLog, unsent: readonly OutboxItem[], index: number, me: string): ChatRow => {
  const item = unsent[index - log.lastSeq - 1];
  if (item !== undefined) return { kind: 'unsent', item, startsTurn: index === log.lastSeq + 1 && getMessage(log.blocks, log.lastSeq)?.senderId !== me };
  const message = getMessage(log.blocks, index);
  if (message === null) return { kind: 'gap', seq: index };
  const before = getMessage(log.blocks, index - 1);
  const startsDay = before === null || dayOf(Date.parse(before.time)) !== dayOf(Date.parse(message.time));
  return { kind: 'message', message, startsDay, startsTurn: startsDay || before.senderId !== message.senderId };
};

/** The same while a message is on its way and when it has arrived: its row stays what it is. */
export const rowKey = (row: ChatRow): string => (row.kind === 'message' ? row.message.clientId : row.kind === 'unsent' ? row.item.clientId : `gap-${row.seq}`);
