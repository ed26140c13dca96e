import { sql, type SQL } from 'drizzle-orm';
import { type AdminPermission, adminPermissions } from '../../../../../domain/people/admin-permission';
import { type ChatKind, chatKinds } from '../../../../../domain/chat/chat-terms';
import { hasPermission } from '../../../../../domain/people/has-permission';
import { chatMember } from '../../../../platform/db/schema/chat';

/** Any one of these opens chats of the kind to an administrator. */
const opening: Readonly<Record<ChatKind, readonly AdminPermission[]>> = {
  SQUAD: ['MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT'],
  PRIVATE: ['MANAGE_SUPPORT'],
  SUPPORT: ['MANAGE_SUPPORT'],
};

/** Whether these permissions open chats of the kind. */
export const opensChats = (held: readonly AdminPermission[], kind: ChatKind): boolean =>
  opening[kind].some((permission) => hasPermission(held, permission));

const openers = sql.raw(
  chatKinds
    .map((kind) => {
      const names = adminPermissions.filter((permission) => opensChats([permission], kind));
      return `WHEN '${kind}' THEN ARRAY['${names.join("','")}']`;
    })
    .join(' '),
);

/**
 * Whether the member whose columns these are is in the chat: who came as an administrator, only while they may come.
 */
const isIn = (member: Readonly<Record<'active' | 'role' | 'userId' | 'chatId', SQL>>): SQL =>
  sql`(${member.active} AND (${member.role} <> 'ADMIN' OR EXISTS (
    SELECT FROM app_user holder JOIN chat entered ON entered.id = ${member.chatId}
    WHERE holder.id = ${member.userId} AND holder.status = 'ACTIVE'
      AND holder.permissions && CASE entered.kind ${openers} END)))`;

/** For queries of `chat_member` itself. */
export const isInChat: SQL = isIn({
  active: sql`${chatMember.active}`,
  role: sql`${chatMember.role}`,
  userId: sql`${chatMember.userId}`,
  chatId: sql`${chatMember.chatId}`,
});

/** For queries that call the table so: `FROM chat_member other`. */
export const isInChatAs = (name: string): SQL =>
  isIn({
    active: sql.raw(`${name}.active`),
    role: sql.raw(`${name}.role`),
    userId: sql.raw(`${name}.user_id`),
    chatId: sql.raw(`${name}.chat_id`),
  });
