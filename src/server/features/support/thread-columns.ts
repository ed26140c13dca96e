import { sql } from 'drizzle-orm';
import { supportRatingTerms } from '#domain/people/support-topic.ts';
import { chatFile, chatMessage } from '../../platform/db/schema/chat';
import { supportThread } from '../../platform/db/schema/referrals-and-support';

const shownLength = 140;

// One index lookup on (chat_id, seq) for each row of a page.
const firstText = sql<string>`coalesce((SELECT left(asked.text, ${shownLength}) FROM ${chatMessage} asked
  WHERE asked.chat_id = ${supportThread.chatId} AND asked.deleted_at IS NULL ORDER BY asked.seq LIMIT 1), '')`;

/** Columns of all lists of threads; requires a join with the chat's last message. */
export const threadColumns = {
  thread: supportThread,
  firstText,
  lastText: sql<string>`CASE WHEN ${chatMessage.seq} > 1 THEN left(${chatMessage.text}, ${shownLength}) ELSE '' END`,
  lastFile: sql<
    string | null
  >`CASE WHEN ${chatMessage.seq} > 1 AND ${chatMessage.deletedAt} IS NULL THEN (SELECT sent.name
    FROM ${chatFile} sent WHERE sent.message_id = ${chatMessage.id} ORDER BY sent.place LIMIT 1) END`,
  lastByOperator: sql<boolean>`coalesce(${chatMessage.senderRole} = 'ADMIN', false)`,
};

export interface ThreadRow {
  readonly thread: typeof supportThread.$inferSelect;
  readonly firstText: string;
  readonly lastText: string;
  readonly lastFile: string | null;
  readonly lastByOperator: boolean;
}

const ratingView = ({ rating, ratingWhy, ratedAt }: ThreadRow['thread']) =>
  rating === null || ratedAt === null
    ? null
    : { rating, why: ratingWhy, until: new Date(ratedAt.getTime() + supportRatingTerms.changedFor) };

/** A thread as the person who opened it sees it. */
export const threadView = ({ thread, firstText, lastText, lastFile, lastByOperator }: ThreadRow) => ({
  chatId: thread.chatId,
  topic: thread.topic,
  squadId: thread.squadId,
  state: thread.state,
  firstText,
  lastText,
  lastFile,
  lastByOperator,
  changedAt: thread.changedAt,
  answered: thread.firstAnsweredAt !== null,
  rating: ratingView(thread),
});
