import { sql } from 'drizzle-orm';
import type { ChatPayload } from '#contract/chat/chat-objects.ts';
import { chat, chatMember } from '#server/platform/db/schema/chat.ts';

/** Unread messages of the joined member: others' messages beyond their read mark, computed without counting rows. */
export const unreadCounter =
  sql<number>`(${chat.lastSeq} - ${chatMember.readSeq}) - (${chatMember.ownCount} - ${chatMember.ownReadCount})`.mapWith(
    Number,
  );

/** Who of the two people of a private chat has blocked the other. */
const blockedBy = sql<string[]>`ARRAY(
  SELECT blocker_id::text FROM user_block
  WHERE blocker_id = ANY(${chat.privatePair}) AND blocked_id = ANY(${chat.privatePair}) ORDER BY blocker_id)`;

export const payloadColumns = {
  kind: chat.kind,
  squadId: chat.squadId,
  startedBy: chat.startedBy,
  topic: chat.supportTopic,
  closed: chat.closed,
  blockedBy,
};

interface PayloadRow {
  readonly kind: ChatPayload['kind'];
  readonly squadId: number | null;
  readonly startedBy: string | null;
  readonly topic: string | null;
  readonly closed: boolean;
  readonly blockedBy: string[];
}

/** CHECK constraints guarantee that the columns of each kind are filled. */
export const payloadOf = ({
  kind,
  squadId,
  startedBy,
  topic,
  closed,
  blockedBy: blockers,
}: PayloadRow): ChatPayload => {
  if (kind === 'SQUAD') return { kind, squadId: squadId ?? 0, closed };
  return kind === 'PRIVATE'
    ? { kind, startedBy: startedBy ?? '', blockedBy: blockers, closed }
    : { kind, askedBy: startedBy ?? '', topic, closed };
};
