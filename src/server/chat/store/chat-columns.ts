import { sql } from 'drizzle-orm';
import type { ChatPayload } from '../../../contract/chat/chat-payload';
import { chat, chatMember } from '../../db/schema/chat';

/** What is unread for the joined member: others' messages beyond his mark, without counting rows. */
export const unreadCounter = sql<number>`(${chat.lastSeq} - ${chatMember.readSeq}) - (${chatMember.ownCount} - ${chatMember.ownReadCount})`.mapWith(Number);

export const payloadColumns = { kind: chat.kind, squadId: chat.squadId, startedBy: chat.startedBy, topic: chat.supportTopic, closed: chat.closed };

interface PayloadRow {
  readonly kind: ChatPayload['kind'];
  readonly squadId: number | null;
  readonly startedBy: string | null;
  readonly topic: string | null;
  readonly closed: boolean;
}

/** Checks in the table keep each kind's columns filled. */
export const payloadOf = ({ kind, squadId, startedBy, topic, closed }: PayloadRow): ChatPayload => {
  if (kind === 'SQUAD') return { kind, squadId: squadId ?? 0, closed };
  return kind === 'PRIVATE' ? { kind, startedBy: startedBy ?? '', closed } : { kind, askedBy: startedBy ?? '', topic, closed };
};
