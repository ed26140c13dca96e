import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { chat, chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { supportThread } from '#server/platform/db/schema/referrals-and-support.ts';

/** Length of the last message's excerpt, characters. */
const shownWords = 120;

/** The queue of threads that wait for an answer. */
export const waitingSupport = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${supportThread}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${supportThread.userId}
      JOIN ${chat} ON ${chat.id} = ${supportThread.chatId}
      LEFT JOIN ${chatMessage} ON ${chatMessage.id} = ${chat.lastMessageId}`,
    where: sql`${supportThread.state} = 'WAITING'`,
    since: sql`${supportThread.waitingSince}`,
    id: sql`${supportThread.chatId}`,
    takeable: sql`${supportThread.userId} <> ${viewer.actorId}`,
    facts: {
      person: sql`${appUser.username}`,
      what: sql`${supportThread.topic}`,
      words: sql`left(${chatMessage.text}, ${shownWords}::integer)`,
    },
  });
