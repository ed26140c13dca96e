import { and, eq, gt, gte, isNull, min, ne, sql } from 'drizzle-orm';
import { chatLimits, type ChatRole } from '#domain/chat/chat-terms.ts';
import type { Tx } from '../../platform/db/open-database';
import { chatMember, chatMessage } from '../../platform/db/schema/chat';
import { notification } from '../../platform/db/schema/notifications';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { notify } from '../notifications/public';

/** Deadline kind: an answer of the support is not read yet. */
export const answerUnread = 'answer unread';

/**
 * Schedules a check whether an operator's messages were read; later messages postpone it. `at`: epoch ms of product
 * time.
 */
export const scheduleUnreadCheck = async (tx: Tx, chatId: string, role: ChatRole, at: number): Promise<void> => {
  if (role === 'ADMIN')
    await scheduleDeadline(tx, { aggregate: `chat:${chatId}`, kind: answerUnread }, at + chatLimits.answerReadWithin);
};

/** The person of a thread and since when operators' messages in it are unread; null when all are read. */
const readWaiting = async (tx: Tx, chatId: string) => {
  const [found] = await tx
    .select({ userId: supportThread.userId, since: min(chatMessage.sentAt) })
    .from(supportThread)
    .innerJoin(
      chatMember,
      and(eq(chatMember.chatId, supportThread.chatId), eq(chatMember.userId, supportThread.userId)),
    )
    .innerJoin(
      chatMessage,
      and(
        eq(chatMessage.chatId, supportThread.chatId),
        gt(chatMessage.seq, chatMember.readSeq),
        ne(chatMessage.senderId, supportThread.userId),
        isNull(chatMessage.deletedAt),
      ),
    )
    .where(eq(supportThread.chatId, chatId))
    .groupBy(supportThread.userId);
  return found?.since ? { userId: found.userId, since: found.since } : null;
};

/**
 * Notifies the person who asked the support of unread answers, once for all of them: a thread is often answered on
 * another day, and chat pushes leave support out. A person who has just been notified that an operator entered is not
 * notified again.
 */
export const notifyOfAnswer: DeadlineHandler = async (tx, { aggregateId: chatId, dueAt }) => {
  const waiting = await readWaiting(tx, chatId);
  if (waiting === null) return;
  const { userId, since } = waiting;
  const [notified] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.userId, userId),
        eq(notification.kind, 'SUPPORT_ANSWERED'),
        gte(notification.createdAt, new Date(since.getTime() - chatLimits.answerReadWithin)),
        sql`${notification.facts} ->> 'chatId' = ${chatId}`,
      ),
    )
    .limit(1);
  if (notified) return;
  await notify(tx, [userId], { kind: 'SUPPORT_ANSWERED', facts: { chatId, answered: true }, at: new Date(dueAt) });
};
