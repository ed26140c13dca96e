import { sql } from 'drizzle-orm';
import { chatPushTerms } from '#domain/notifications/push-terms.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { putAllLater } from '#server/platform/outbox/put-outbox.ts';
import { isInChatAs } from '../members/is-in-chat';

interface SentMessage {
  readonly chatId: string;
  readonly seq: number;
  readonly senderId: string;
}

/**
 * Enqueues a delayed push job for each message for which another member of the chat has a push subscription and has not
 * muted the chat.
 */
export const enqueuePushes = async (app: App, tx: Tx, messages: readonly SentMessage[]): Promise<void> => {
  if (app.config.push === null || messages.length === 0) return;
  const { rows } = await tx.execute<{ chat_id: string; seq: number }>(sql`
    SELECT chat_id, seq
    FROM unnest(
      ${sql.param(messages.map(({ chatId }) => chatId))}::uuid[],
      ${sql.param(messages.map(({ seq }) => seq))}::integer[],
      ${sql.param(messages.map(({ senderId }) => senderId))}::uuid[]
    ) AS said (chat_id, seq, sender_id)
    WHERE EXISTS (
      SELECT FROM chat_member other JOIN push_subscription ON push_subscription.user_id = other.user_id
      WHERE other.chat_id = said.chat_id AND other.user_id <> said.sender_id AND NOT other.muted
        AND ${isInChatAs('other')})`);
  if (rows.length === 0) return;
  const jobs = rows.map(({ chat_id: chatId, seq }) => ({ chatId, seq }));
  await putAllLater(tx, 'chatPush', jobs, chatPushTerms.delay);
};
