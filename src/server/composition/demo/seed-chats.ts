import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hours, minutes } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import { markRead, startPrivateChat } from '../../features/chat/public';
import type { Tx } from '../../platform/db/open-database';
import { chat, chatMember, chatMessage, chatReaction } from '../../platform/db/schema/chat';
import { demoId, dice } from './demo-person';

/**
 * A private conversation: lines that begin with `1` are sent by `first`, with `2` by `second`; «>» replies to the line
 * before.
 */
interface DemoChat {
  readonly first: string;
  readonly second: string;
  /** Hours before the demo's start at which the conversation began; each line is a minute later than the one before. */
  readonly hoursAgo: number;
  /** Number of last lines that `first` has not read. */
  readonly unread: number;
  readonly lines: readonly string[];
}

const talk = (first: string, second: string, hoursAgo: number, unread: number, lines: readonly string[]): DemoChat => ({
  first,
  second,
  hoursAgo,
  unread,
  lines,
});

/** A long conversation of two friends, enough to scroll through. */
const evenings = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, evening) => [
    `1 Сегодня играем? Вечер номер ${evening + 1} 😄`,
    '2 Да, после восьми буду',
    '2 >Скинь код лобби, как зайдёшь',
    '1 Ок, в 20:15 напишу',
  ]).flat();

const demoChats: readonly DemoChat[] = [
  talk('Киберкот', 'Новосёл', 70, 0, [
    '2 Привет! Видел тебя в списке сквадов, как тебе сервис?',
    '1 Привет! Пока всё нравится, напарники адекватные',
    '2 >Спасибо, тогда тоже попробую',
  ]),
  talk('Киберкот', 'Карамелька', 50, 0, [
    '1 Ты в субботу с нами?',
    '2 Скорее да, но уточню у брата: он тоже хотел, только у него комп сломался и он ждёт новую видеокарту уже вторую неделю, бедняга',
  ]),
  talk('Киберкот', 'Пельмешек', 47, 0, [
    ...evenings(40),
    '2 Смотри, какой разбор нашёл: https://example.com/cs2/mirage-smokes — дымы на Мираже',
    '1 О, спасибо, гляну перед игрой',
  ]),
  talk('Киберкот', 'Алиса', 20, 2, [
    '1 Привет! Хочу подтянуть стрельбу, возьмёшь на часик?',
    '2 Привет! Конечно 🙂 Сегодня свободна с семи',
    '2 Разогрейся минут двадцать на карте для прицела, чтобы сразу начать с дела',
  ]),
  talk('Киберкот', 'Северин', 2, 3, [
    '1 Привет! Ещё раз спасибо за последнюю игру',
    '2 Привет! Хорошо зашло, на Анубисе ты прям разыгрался',
    '1 >Да, ретейки наконец начали получаться',
    '2 Разобрал твою демку. Три момента, где тебя читали по шагам',
    '1 О, расскажи',
    '2 Первый: 7 раунд, ты вышел из ямы бегом',
    '2 Второй: 12 раунд, перезарядился на открытом',
    '2 Третий покажу в игре, так понятнее',
  ]),
  talk('Северин', 'Пельмешек', 30, 1, [
    '2 Северин, а ты Доту играешь?',
    '1 Редко, но могу позвать знакомого',
    '2 Было бы здорово!',
  ]),
];

/**
 * Inserts the messages directly: no socket is connected yet, and two hundred calls of the product would take a second.
 */
const play = async (app: App, tx: Tx, { first, second, hoursAgo, unread, lines }: DemoChat): Promise<void> => {
  const start = app.clock.now() - hours(hoursAgo);
  const { chatId } = await startPrivateChat(tx, demoId(first), demoId(second));
  const roles = new Map(
    (
      await tx
        .select({ userId: chatMember.userId, role: chatMember.role })
        .from(chatMember)
        .where(eq(chatMember.chatId, chatId))
    ).map(({ userId, role }) => [userId, role]),
  );
  const said = new Map<string, number>();
  const messages = lines.map((line, index) => {
    const sentAt = new Date(start + minutes(index + 1));
    const senderId = demoId(line.startsWith('1') ? first : second);
    const senderCount = (said.get(senderId) ?? 0) + 1;
    said.set(senderId, senderCount);
    const senderRole = roles.get(senderId) ?? ('CLIENT' as const);
    const text = line.slice(2).replace(/^>/, '');
    const id = uuidv7({ msecs: sentAt.getTime() });
    return { id, chatId, seq: index + 1, senderId, senderRole, senderCount, clientId: uuidv7(), text, sentAt };
  });
  await tx.insert(chatMessage).values(
    messages.map((message, index) => {
      const before = lines[index]?.[2] === '>' ? messages[index - 1] : undefined;
      return { ...message, replyTo: before?.id ?? null };
    }),
  );
  await tx
    .update(chat)
    .set({ lastSeq: lines.length, lastMessageId: messages.at(-1)?.id ?? null })
    .where(eq(chat.id, chatId));
  for (const [userId, ownCount] of said)
    await tx
      .update(chatMember)
      .set({ ownCount })
      .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)));
  const reactions = messages
    .filter(({ text }) => dice(`reaction ${text}`, 6) === 0)
    .map(({ id, senderId }) => ({
      messageId: id,
      userId: demoId(senderId === demoId(first) ? second : first),
      reaction: '👍' as const,
    }));
  if (reactions.length > 0) await tx.insert(chatReaction).values(reactions);
  await markRead(tx, { id: demoId(first), asOperator: false }, chatId, lines.length - unread);
  await markRead(tx, { id: demoId(second), asOperator: false }, chatId, lines.length);
};

/** Private conversations of the demo's people, some with unread messages. */
export const seedChats = async (app: App, tx: Tx): Promise<void> => {
  for (const one of demoChats) await play(app, tx, one);
};
