import type { Page } from 'playwright-core';
import { addChatMember } from '#server/features/chat/store/members/add-chat-member.ts';
import { ensureSquadChat } from '#server/features/chat/store/chats/open-chat.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { startChildServer } from '../../support/server/child-server';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { signInAt } from '../../support/journeys/sign-in-at';
import { waitFor } from '../../support/wait-for';
import { step } from '../../support/journeys/step';

type Child = Awaited<ReturnType<typeof startChildServer>>;

let journey: Journey;
let child: Child;
let port: number;
let owner: Page;
let friend: Page;
let mate: Page;

const visit = async (name: string, path: string, size: 'desktop' | 'phone' = 'desktop'): Promise<Page> => {
  const page = await journey.visitor(size);
  await signInAt(page, child.url, await personId(journey, name));
  await page.goto(child.url + path);
  return page;
};

beforeAll(async () => {
  journey = await startJourney();
  const { rows } = await journey.database.pool.query<{ id: number }>(
    "SELECT max(squad.id) AS id FROM squad JOIN app_user ON app_user.id = owner_id WHERE username = 'Киберкот'",
  );
  const squadId = rows[0]?.id ?? 0;
  const chatId = await inTransaction(journey.database.db, async (tx) => {
    const id = await ensureSquadChat(tx, squadId);
    for (const name of ['Киберкот', 'Пельмешек', 'Северин']) await addChatMember(tx, id, await personId(journey, name));
    return id;
  });
  port = await freePort();
  child = await startChildServer(journey.database.url, port);
  owner = await visit('Киберкот', `/cs2/squads/${squadId}`);
  friend = await visit('Пельмешек', `/chat/${chatId}`, 'phone');
  mate = await visit('Северин', `/cs2/orders?chat=${chatId}#chat`);
});
afterAll(async () => {
  await child.kill();
  await journey.end();
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение', exact: true });
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const sendMessage = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
};
/** A long press on the message. */
const hold = (page: Page, text: string) =>
  message(page, text).first().dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
const linesOf = (page: Page, word: string): Promise<string[]> =>
  page.getByRole('article').filter({ hasText: word }).locator('p').allTextContents();

/** Waits until everybody has these lines, once each and in the same order; returns that order. */
const sameForAll = async (word: string, count: number): Promise<string[]> => {
  const readLines = () => Promise.all([owner, friend, mate].map((page) => linesOf(page, word)));
  const [first = []] = await waitFor(readLines, (lists) =>
    lists.every(
      (lines) => lines.length === count && new Set(lines).size === count && lines.join('\n') === lists[0]?.join('\n'),
    ),
  );
  return first;
};

test('a squad’s three people in their chat', async () => {
  await step('everybody reads the owner, who sees it; the friend on a phone answers and reacts', async () => {
    await field(mate).waitFor();
    await field(friend).waitFor();
    await field(owner).pressSequentially('Собираемся в ');
    await friend.getByText('Киберкот печатает…').last().waitFor();
    await mate.getByText('Киберкот печатает…').last().waitFor();
    await sendMessage(owner, 'Собираемся в девять');
    await message(friend, 'Собираемся').waitFor();
    await message(mate, 'Собираемся').waitFor();
    await message(owner, 'Собираемся').getByText('Прочитано').waitFor();
    await hold(friend, 'Собираемся');
    await friend.getByRole('dialog').getByRole('button', { name: 'Ответить' }).tap();
    await friend.getByText('Ответ: Киберкот').waitFor();
    await sendMessage(friend, 'Буду вовремя');
    for (const page of [owner, mate])
      await message(page, 'Буду вовремя')
        .getByRole('button', { name: /Собираемся в девять/ })
        .waitFor();
    await hold(friend, 'Собираемся');
    await friend.getByRole('dialog').getByRole('button', { name: 'Реакция 🔥' }).tap();
    for (const page of [owner, mate])
      await message(page, 'Собираемся').first().getByRole('button', { name: '🔥: 1' }).waitFor();
  });

  await step(
    'a cut connection: what the mate wrote meanwhile comes in its order, what they missed comes to them',
    async () => {
      await mate.context().setOffline(true);
      for (const text of ['Обрыв один', 'Обрыв два', 'Обрыв три']) await sendMessage(mate, text);
      await sendMessage(owner, 'Обрыв у напарника');
      await sendMessage(friend, 'Обрыв? Ждём');
      await message(owner, 'Обрыв? Ждём').waitFor();
      await mate.context().setOffline(false);
      const lines = await sameForAll('Обрыв', 5);
      expect(lines.filter((line) => /один|два|три/.test(line))).toEqual(['Обрыв один', 'Обрыв два', 'Обрыв три']);
    },
  );

  await step('a killed server: each one’s words go out once it is back, nothing is lost or doubled', async () => {
    await child.kill();
    for (const [page, who] of [
      [owner, 'хозяин'],
      [friend, 'друг'],
      [mate, 'напарник'],
    ] as const) {
      await sendMessage(page, `Сервер лежит: ${who} раз`);
      await sendMessage(page, `Сервер лежит: ${who} два`);
    }
    await message(owner, 'хозяин раз').getByText('Отправляется').waitFor();
    child = await startChildServer(journey.database.url, port);
    const lines = await sameForAll('Сервер лежит', 6);
    for (const who of ['хозяин', 'друг', 'напарник']) {
      expect(lines.filter((line) => line.includes(who))).toEqual([
        `Сервер лежит: ${who} раз`,
        `Сервер лежит: ${who} два`,
      ]);
    }
    expect(journey.complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
  });

  await step('an administrator comes in and goes, seen by all and still after a reload', async () => {
    const admin = await visit('Смотритель', new URL(friend.url()).pathname);
    await admin.getByRole('button', { name: 'Войти в чат' }).click();
    await friend.getByText('Администратор Смотритель вошёл в чат').last().waitFor();
    await sendMessage(admin, 'Всё ли хорошо?');
    await message(owner, 'Всё ли хорошо?').waitFor();
    await admin.getByRole('button', { name: 'Выйти' }).click();
    await admin.getByRole('button', { name: 'Войти в чат' }).waitFor();
    await friend.getByText('Администратор Смотритель вышел из чата').last().waitFor();
    await friend.reload();
    await friend.getByText('Администратор Смотритель вышел из чата').waitFor();
    expect(await friend.getByText('Администратор Смотритель вошёл в чат').count()).toBe(1);
  });
});
