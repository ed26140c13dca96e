import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { ChatReader } from '../../chat-actor';
import { type AdminPermission, adminPermissions } from '#domain/people/admin-permission.ts';
import { type ChatKind, chatKinds } from '#domain/chat/chat-terms.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { chatMember } from '#server/platform/db/schema/chat.ts';

/** Permissions that open chats of each kind to an administrator; any one is enough. */
const opening: Readonly<Record<ChatKind, readonly AdminPermission[]>> = {
  SQUAD: ['MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT'],
  PRIVATE: ['MANAGE_SUPPORT'],
  SUPPORT: ['MANAGE_SUPPORT'],
};

/** Whether these permissions open chats of this kind. */
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
 * Whether the member with these columns is in the chat; a visiting administrator only while they hold the permission.
 */
const isIn = (member: Readonly<Record<'active' | 'role' | 'userId' | 'chatId', SQL>>): SQL =>
  sql`(${member.active} AND (${member.role} <> 'ADMIN' OR EXISTS (
    SELECT FROM app_user holder JOIN chat entered ON entered.id = ${member.chatId}
    WHERE holder.id = ${member.userId} AND holder.status = 'ACTIVE'
      AND holder.permissions && CASE entered.kind ${openers} END)))`;

/** For queries of the unaliased `chat_member`. */
export const isInChat: SQL = isIn({
  active: sql`${chatMember.active}`,
  role: sql`${chatMember.role}`,
  userId: sql`${chatMember.userId}`,
  chatId: sql`${chatMember.chatId}`,
});

/** For queries that alias the table: `FROM chat_member other`. */
export const isInChatAs = (name: string): SQL =>
  isIn({
    active: sql.raw(`${name}.active`),
    role: sql.raw(`${name}.role`),
    userId: sql.raw(`${name}.user_id`),
    chatId: sql.raw(`${name}.chat_id`),
  });

/** A reader of a prepared query: whose chats is said when it runs. */
export interface HeldReader extends Pick<ChatReader, 'asOperator'> {
  readonly id: Placeholder;
}

/** Chats of this reader; those entered as an administrator only when they read as an operator. */
export const isReadersChat = ({ id, asOperator }: ChatReader | HeldReader): SQL =>
  asOperator
    ? sql`${chatMember.userId} = ${id} AND ${isInChat}`
    : sql`${chatMember.userId} = ${id} AND ${chatMember.role} <> 'ADMIN' AND ${isInChat}`;

const roomOf = (role: SQL, userId: SQL): SQL =>
  sql`CASE ${role} WHEN 'ADMIN' THEN 'work:' ELSE 'user:' END || ${userId}`;

/**
 * The room of a member; a visiting administrator receives events only in sessions that have shown a code of the desk.
 */
export const roomOfMember: SQL = roomOf(sql`${chatMember.role}`, sql`${chatMember.userId}`);

/** For queries that alias the table. */
export const roomOfMemberAs = (name: string): SQL => roomOf(sql.raw(`${name}.role`), sql.raw(`${name}.user_id`));

/** The room of an operator's sessions that have shown a code of the desk. */
export const workRoom = (userId: string): string => `work:${userId}`;
