import { and, eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { type ChatKind, chatKinds } from '#domain/chat/chat-terms.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { chat, chatMember } from '../../platform/db/schema/chat';
import { Refusal } from '../../platform/http/refusal';
import { requireOperator } from '../../platform/sessions/desk-session';
import { permissionsOf } from '../../platform/sessions/permissions-of';
import { writeAudit } from '../audit/public';
import type { ChatHandler } from './chat-call';
import { activeMembers } from './store/chats/announce-chat';
import { addChatMember } from './store/members/add-chat-member';
import { opensChats } from './store/members/is-in-chat';
import { readChatItem } from './store/chats/read-chat-items';
import { removeChatMember } from './store/members/remove-chat-member';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import { notify } from '../notifications/public';

/** Notifies the person who asked the support that an operator has entered their thread. */
const notifyOfAdmin = async (app: App, tx: Tx, chatId: string): Promise<void> => {
  const [thread] = await tx
    .select({ userId: supportThread.userId })
    .from(supportThread)
    .where(eq(supportThread.chatId, chatId));
  if (thread)
    await notify(tx, [thread.userId], { kind: 'SUPPORT_ANSWERED', facts: { chatId }, at: new Date(app.clock.now()) });
};

const requireAdmin = async (app: App, userId: string): Promise<readonly AdminPermission[]> => {
  const held = await permissionsOf(app.db, userId);
  if (held === null) throw new Refusal('AUTH_NOT_ADMIN');
  return held;
};

/** Whether this person may enter chats of this kind as an administrator. */
export const mayEnterAsAdmin = async (app: App, userId: string, kind: ChatKind): Promise<boolean> => {
  const held = (await permissionsOf(app.db, userId)) ?? [];
  return opensChats(held, kind);
};

/** Whether the person is in the chat already. Locks the chat, so that of two concurrent entries one is first. */
const isIn = async (tx: Tx, chatId: string, userId: string): Promise<boolean> => {
  await tx.select({ id: chat.id }).from(chat).where(eq(chat.id, chatId)).for('update');
  return (await activeMembers(tx, chatId)).includes(userId);
};

/**
 * Enters a chat as an administrator, visibly for its members and in the audit log. The caller has checked the
 * permission.
 */
export const enterAsAdmin = async (
  app: App,
  tx: Tx,
  userId: string,
  { id, kind }: { readonly id: string; readonly kind: ChatKind },
): Promise<void> => {
  const comes = !(await isIn(tx, id, userId));
  if (comes) await writeAudit(app, tx, userId, { action: 'chat.enter', subject: `chat:${id}`, details: { kind } });
  await addChatMember(tx, id, userId, new Date(app.clock.now()));
  if (comes && kind === 'SUPPORT') await notifyOfAdmin(app, tx, id);
};

/**
 * @throws Refusal AUTH_NOT_ADMIN, FORBIDDEN without a permission for this kind of chat, NOT_FOUND, as `requireOperator`
 */
export const adminJoinChat: ChatHandler<'admin join chat'> = async (app, actor, { chatId }) => {
  const held = await requireAdmin(app, actor.id);
  if (!chatKinds.some((kind) => opensChats(held, kind))) throw new Refusal('FORBIDDEN');
  await requireOperator(app, app.db, actor);
  const [found] = await app.db.select({ kind: chat.kind }).from(chat).where(eq(chat.id, chatId));
  if (!found) throw new Refusal('NOT_FOUND');
  await inTransaction(app.db, async (tx) => {
    // Locked, so that an administrator who loses the permission at this moment is either refused here or removed there.
    if (!opensChats((await permissionsOf(tx, actor.id, true)) ?? [], found.kind)) throw new Refusal('FORBIDDEN');
    await enterAsAdmin(app, tx, actor.id, { id: chatId, kind: found.kind });
  });
  app.outbox.kick();
  return { chat: await readChatItem(app.db, { ...actor, asOperator: true }, chatId) };
};

/** Only for chats entered as an administrator: a squad's member leaves the chat by leaving the squad. */
export const adminLeaveChat: ChatHandler<'admin leave chat'> = async (app, actor, { chatId }) => {
  await requireAdmin(app, actor.id);
  await inTransaction(app.db, async (tx) => {
    const [own] = await tx
      .select({ role: chatMember.role })
      .from(chatMember)
      .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, actor.id), eq(chatMember.active, true)));
    if (own?.role !== 'ADMIN') throw new Refusal('NOT_FOUND');
    await removeChatMember(tx, chatId, actor.id, new Date(app.clock.now()));
  });
  return {};
};
