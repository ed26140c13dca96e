import { v7 as uuidv7 } from 'uuid';
import { hours, minutes } from '../../../domain/settings/durations';
import type { App } from '../../app/app';
import { markRead } from '../../chat/store/mark-read';
import { startPrivateChat } from '../../chat/store/start-private-chat';
import { storeMessageIn } from '../../chat/store/store-message';
import type { Tx } from '../../db/open-database';
import { chatReaction } from '../../db/schema/chat-extras';
import { demoId, dice } from '../demo-person';
import { demoChats } from './demo-chats';
import type { DemoChat } from './demo-chats';

const play = async (realApp: App, tx: Tx, { first, second, hoursAgo, unread, lines }: DemoChat): Promise<void> => {
  let now = realApp.clock.now() - hours(hoursAgo);
  const app: App = { ...realApp, clock: { ...realApp.clock, now: () => now } };
  const { chatId } = await startPrivateChat(tx, demoId(first), demoId(second));
  let before: string | null = null;
  for (const line of lines) {
    now += minutes(1);
    const text: string = line.slice(2).replace(/^>/, '');
    const author = demoId(line.startsWith('1') ? first : second);
    const replyTo: { replyTo?: string } = line[2] === '>' && before !== null ? { replyTo: before } : {};
    const message = await storeMessageIn(app, tx, author, { chatId, clientId: uuidv7(), message: text, ...replyTo }, uuidv7({ msecs: now }));
    before = message.messageId;
    const other = demoId(line.startsWith('1') ? second : first);
    if (dice(`reaction ${text}`, 6) === 0) await tx.insert(chatReaction).values({ messageId: message.messageId, userId: other, reaction: '👍' });
  }
  await markRead(tx, demoId(first), chatId, lines.length - unread);
  await markRead(tx, demoId(second), chatId, lines.length);
};

/** Private conversations of the demo's people, some of them not read to the end. */
export const seedChats = async (app: App, tx: Tx): Promise<void> => {
  for (const chat of demoChats) await play(app, tx, chat);
};
