import { and, eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { chatMember } from '../../platform/db/schema/chat';
import { requireOperator } from '../../platform/sessions/back-office-session';
import type { ChatActor } from './chat-actor';

/**
 * Who came into a chat by a right speaks in it as an operator: a session of theirs without a code does not, though
 * another has come in. Where they belong themselves nothing is asked.
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
