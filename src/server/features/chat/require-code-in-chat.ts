import { and, eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { chatMember } from '../../platform/db/schema/chat';
import { requireOperator } from '../../platform/sessions/desk-session';
import type { ChatActor } from './chat-actor';

/**
 * In a chat entered by a permission a person acts as an operator, which a session without a code of the desk may not
 * do, even if another session has entered the chat. In chats that the person belongs to no code is required.
 * @throws Refusal as `requireOperator`
 */
export const requireCodeInChat = async (app: App, actor: ChatActor, chatId: string): Promise<void> => {
  if (!app.config.adminCode || !actor.isOperator) return;
  const entered = await app.db
    .select({ chatId: chatMember.chatId })
    .from(chatMember)
    .where(
      and(
        eq(chatMember.chatId, chatId),
        eq(chatMember.userId, actor.id),
        eq(chatMember.role, 'ADMIN'),
        eq(chatMember.active, true),
      ),
    );
  if (entered.length > 0) await requireOperator(app, app.db, actor);
};
