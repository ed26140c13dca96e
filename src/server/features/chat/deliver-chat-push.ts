import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { plural } from '#domain/text/format.ts';
import type { App } from '../../platform/app';
import { chat, chatMember, chatMessage } from '../../platform/db/schema/chat';
import { appUser } from '../../platform/db/schema/people';
import type { ChatPushJob } from '../../platform/outbox/outbox-topics';
import { pushToPeople } from '../notifications/public';
import { unreadCounter } from './store/chats/chat-columns';
import { isInChat } from './store/members/is-in-chat';
import { chatPath } from '#contract/routes/product-pages.ts';

const readMessageOfJob = async (app: App, { chatId, seq }: ChatPushJob) => {
  const [row] = await app.db
    .select({
      kind: chat.kind,
      squadId: chat.squadId,
      senderId: chatMessage.senderId,
      sender: appUser.username,
      text: chatMessage.text,
      sentAt: chatMessage.sentAt,
    })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    // Support threads have their own notifications.
    .where(
      and(
        eq(chatMessage.chatId, chatId),
        eq(chatMessage.seq, seq),
        isNull(chatMessage.deletedAt),
        ne(chat.kind, 'SUPPORT'),
      ),
    );
  return row ?? null;
};

/**
 * Members for whom this is the first unread message; if it is still the last message, all members who have not read it.
 */
const readAbsent = (app: App, { chatId, seq }: ChatPushJob, senderId: string) =>
  app.db
    .select({ userId: chatMember.userId, unread: unreadCounter })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(
      and(
        eq(chatMember.chatId, chatId),
        ne(chatMember.userId, senderId),
        eq(chatMember.muted, false),
        lt(chatMember.readSeq, seq),
        or(eq(sql`${chatMember.readSeq} + 1`, seq), eq(chat.lastSeq, seq)),
        isInChat,
        // A push subscription does not tell whether its session has shown a code.
        app.config.adminCode ? ne(chatMember.role, 'ADMIN') : undefined,
      ),
    );

/**
 * Pushes a message to browsers of members who have not read it in time. For a running conversation only its first and
 * last messages are pushed, under one tag, so that the last replaces the first.
 */
export const deliverChatPush =
  (app: App) =>
  async (job: ChatPushJob): Promise<void> => {
    const message = await readMessageOfJob(app, job);
    if (message === null) return;
    const absent = await readAbsent(app, job, message.senderId);
    if (absent.length === 0) return;
    const text = message.text === '' ? 'Прислал файл' : message.text;
    await pushToPeople(
      app,
      absent.map(({ userId, unread }) => ({
        userId,
        tag: `chat-${job.chatId}`,
        title: message.squadId === null ? message.sender : `${message.sender} · Сквад №${message.squadId}`,
        text: unread > 1 ? `${unread} ${plural(unread, 'новое', 'новых', 'новых')}: ${text}` : text,
        link: `${chatPath({ chatId: job.chatId })}?gameId={gameId}`,
        sentAt: message.sentAt.getTime(),
        urgent: true,
      })),
    );
  };
