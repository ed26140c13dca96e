import { and, eq } from 'drizzle-orm';
import type { AdminPermission } from '../../domain/enums/admin-permission';
import type { ChatKind } from '../../domain/enums/chat-kind';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { chat, chatMember } from '../db/schema/chat';
import { hasPermission } from '../http/has-permission';
import { Refusal } from '../http/refusal';
import { tellOfAdmin } from '../support/tell-of-admin';
import type { ChatHandler } from './chat-call';
import { permissionsOf } from './chat-actor';
import { addChatMember } from './store/add-chat-member';
import { readChatItem } from './store/read-chat-items';
import { removeChatMember } from './store/remove-chat-member';

/** Any one of these opens chats of the kind to an administrator. */
const opening: Readonly<Record<ChatKind, readonly AdminPermission[]>> = {
  SQUAD: ['MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT'],
  PRIVATE: ['MANAGE_SUPPORT'],
  SUPPORT: ['MANAGE_SUPPORT'],
};

const demandAdmin = async (app: App, userId: string): Promise<readonly AdminPermission[]> => {
  const held = await permissionsOf(app.db, userId);
  if (held === null) throw new Refusal('AUTH_NOT_ADMIN');
  return held;
};

/** Whether this person may enter chats of the kind as an administrator. */
export const mayEnterAsAdmin = async (app: App, userId: string, kind: ChatKind): Promise<boolean> => {
  const held = (await permissionsOf(app.db, userId)) ?? [];
  return opening[kind].some((permission) => hasPermission(held, permission));
};

/** @throws Refusal AUTH_NOT_ADMIN, FORBIDDEN without a permission for this kind of chat, NOT_FOUND */
export const adminJoinChat: ChatHandler<'admin join chat'> = async (app, actor, { chatId }) => {
  const held = await demandAdmin(app, actor.id);
  if (!Object.values(opening).flat().some((permission) => hasPermission(held, permission))) throw new Refusal('FORBIDDEN');
  const [found] = await app.db.select({ kind: chat.kind }).from(chat).where(eq(chat.id, chatId));
  if (!found) throw new Refusal('NOT_FOUND');
  if (!opening[found.kind].some((permission) => hasPermission(held, permission))) throw new Refusal('FORBIDDEN');
  await inTransaction(app.db, async (tx) => {
    await addChatMember(tx, chatId, actor.id, new Date(app.clock.now()));
    if (found.kind === 'SUPPORT') await tellOfAdmin(app, tx, chatId);
  });
  app.outbox.kick();
  return { chat: await readChatItem(app.db, actor.id, chatId) };
};

/** Only what was entered as an administrator is left so: a squad's member leaves by leaving the squad. */
export const adminLeaveChat: ChatHandler<'admin leave chat'> = async (app, actor, { chatId }) => {
  await demandAdmin(app, actor.id);
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
