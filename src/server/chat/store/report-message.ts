import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ChatReportReason } from '../../../domain/enums/chat-report-reason';
import type { App } from '../../app/app';
import { chatMember, chatMessage } from '../../db/schema/chat';
import { chatReport } from '../../db/schema/chat-extras';
import { Refusal } from '../../http/refusal';

interface Report {
  readonly messageId: string;
  readonly reason: ChatReportReason;
  readonly comment: string;
}

/**
 * Leaves a complaint for the moderators, with the message as it reads now; a second one of the same person changes nothing.
 * @throws Refusal NOT_FOUND for a message that he cannot read, FORBIDDEN for one of his own
 */
export const reportMessage = async (app: App, userId: string, { messageId, reason, comment }: Report): Promise<void> => {
  const [message] = await app.db
    .select({ text: chatMessage.text, senderId: chatMessage.senderId })
    .from(chatMessage)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatMessage.chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)))
    .where(and(eq(chatMessage.id, messageId), isNull(chatMessage.deletedAt)));
  if (!message) throw new Refusal('NOT_FOUND');
  if (message.senderId === userId) throw new Refusal('FORBIDDEN');
  await app.db
    .insert(chatReport)
    .values({ id: uuidv7(), messageId, reporterId: userId, reason, comment, text: message.text, createdAt: new Date(app.clock.now()) })
    .onConflictDoNothing();
};
