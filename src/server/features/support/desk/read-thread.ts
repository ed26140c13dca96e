import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import { days } from '#domain/time/durations.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { chatFile, chatMessage } from '#server/platform/db/schema/chat.ts';
import { supportPast, supportThread } from '#server/platform/db/schema/referrals-and-support.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { messageFiles, sendMessageFile } from '../../chat/public';
import { findThread } from './list-threads';

type Contract = typeof deskSupportContract;

const shownMessages = 100;

/**
 * A thread with its last messages. Reading does not require entering the chat, since the person wrote to the support;
 * an operator who answers becomes visible in it.
 * @throws Refusal ADMIN_SUPPORT_NOT_FOUND
 */
export const readThread: Handler<Contract['GET /v1/admin/support/threads/{chatId}']> = async (
  app,
  { actor, params: { chatId } },
) => {
  const line = await findThread(app.db, chatId);
  if (line === null) throw new Refusal('ADMIN_SUPPORT_NOT_FOUND');
  const messages = await app.db
    .select({
      id: chatMessage.id,
      sender: personColumns(appUser),
      role: chatMessage.senderRole,
      text: chatMessage.text,
      files: messageFiles(`/v1/admin/support/threads/${chatId}/files/`),
      deletedAt: chatMessage.deletedAt,
      at: chatMessage.sentAt,
    })
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(eq(chatMessage.chatId, chatId))
    .orderBy(desc(chatMessage.seq))
    .limit(shownMessages);
  const [past] = await app.db
    .select({ at: supportPast.createdAt })
    .from(supportPast)
    .where(eq(supportPast.chatId, chatId));
  return {
    ...line,
    messages: messages
      .reverse()
      .map(({ role, at, deletedAt, ...message }) => ({
        ...message,
        byOperator: role === 'ADMIN',
        deleted: deletedAt !== null,
        at,
      })),
    own: line.userId === actor.id,
    hasPast: past !== undefined,
  };
};

/** A file that somebody sent in a thread. @throws Refusal ADMIN_SUPPORT_NOT_FOUND also for files of other chats */
export const sendThreadFile: Handler<Contract['GET /v1/admin/support/threads/{chatId}/files/{fileId}']> = async (
  app,
  { params: { chatId, fileId }, http },
) => {
  const [file] = await app.db
    .select({ name: chatFile.name, type: chatFile.type, width: chatFile.width, address: chatFile.address })
    .from(chatFile)
    .innerJoin(supportThread, eq(supportThread.chatId, chatFile.chatId))
    .where(and(eq(chatFile.chatId, chatId), eq(chatFile.id, fileId), isNotNull(chatFile.messageId)));
  return sendMessageFile(app, http.reply, file, 'ADMIN_SUPPORT_NOT_FOUND');
};

interface TotalsRow extends Record<string, unknown> {
  readonly waiting: number;
  readonly mine: number;
  readonly unassigned: number;
  readonly answered: number;
  readonly median: number | null;
  readonly slow: number | null;
}

/** Numbers of waiting threads, and how long the first answer took in the last seven days. */
export const supportTotals: Handler<Contract['GET /v1/admin/support/totals']> = async (app, { actor }) => {
  const weekAgo = new Date(app.clock.now() - days(7));
  const { rows } = await app.db.execute<TotalsRow>(sql`
    SELECT
      (SELECT count(*)::integer FROM support_thread WHERE state = 'WAITING') AS waiting,
      (SELECT count(*)::integer FROM support_thread WHERE operator_id = ${actor.id} AND state <> 'CLOSED') AS mine,
      (SELECT count(*)::integer FROM support_thread WHERE state = 'WAITING' AND operator_id IS NULL) AS unassigned,
      count(*)::integer AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_answered_at - created_at) * 1000)::float8 AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM first_answered_at - created_at) * 1000)::float8 AS slow
    FROM support_thread WHERE first_answered_at > ${weekAgo}`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  const { median, slow, ...counts } = row;
  return {
    ...counts,
    medianMs: median === null ? null : Math.round(median),
    slowMs: slow === null ? null : Math.round(slow),
  };
};
