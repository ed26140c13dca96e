import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';
import type { Page } from 'playwright-core';
import { type ChildServer, startChildServer } from '../../support/server/child-server';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { chatOf, fillChat } from '../../support/journeys/fill-chat';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { signInAt } from '../../support/journeys/sign-in-at';

let journey: Journey;
let chatId: string;
let child: ChildServer | null = null;
beforeEach(async () => {
  journey = await startJourney();
  chatId = await chatOf(journey, 'Киберкот', 'Пельмешек');
});
afterEach(async () => {
  await child?.kill();
  child = null;
  await journey.end();
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение', exact: true });

const nodesOf = async (page: Page, last: string): Promise<number> => {
  await page.goto(`${journey.url}/chat/${chatId}`);
  await page
    .getByRole('button', { name: /^К новым сообщениям|^К последним/ })
    .or(page.getByText(last))
    .first()
    .waitFor();
  return page.evaluate(() => document.querySelectorAll('[role="log"] *').length);
};

describe('a chat under load and fault', () => {
  test('costs no more nodes with 100,000 messages behind it than with 1,000', async () => {
    const page = await journey.person('Киберкот');
    await fillChat(journey, chatId, 'Пельмешек', 1_000);
    const few = await nodesOf(page, 'Сообщение под номером 1000');
    await fillChat(journey, chatId, 'Пельмешек', 99_000);
    const many = await nodesOf(page, 'Сообщение под номером 99000');
    await page.getByText('Сообщение под номером 99000').first().waitFor();
    expect(few).toBeLessThanOrEqual(250);
    expect(many).toBeLessThanOrEqual(250);
  });

  test('a phone has the room above the tab bar, its list with the exact number behind', async () => {
    const phone = await journey.person('Северин', 'phone');
    await phone.goto(`${journey.url}/`);
    await phone.getByRole('link', { name: /^Чат/ }).tap();
    await phone.getByRole('heading', { level: 1, name: 'Чаты' }).waitFor();
    await phone
      .getByRole('button', { name: /Киберкот/ })
      .first()
      .waitFor();
    await expectAccessible(phone);
    await phone
      .getByRole('button', { name: /Киберкот/ })
      .first()
      .tap();
    await field(phone).waitFor();
    const box = await field(phone).boundingBox();
    const top = await phone.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName ?? '', {
      x: (box?.x ?? 0) + 20,
      y: (box?.y ?? 0) + 10,
    });
    expect(top).toBe('TEXTAREA');
    expect(await sidewaysOverflow(phone)).toBe(0);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'К списку чатов' }).tap();
    await phone.getByRole('heading', { level: 1, name: 'Чаты' }).waitFor();
  });

  test('a killed server: what was written meanwhile goes out when it is back, without a reload', async () => {
    await fillChat(journey, chatId, 'Пельмешек', 100_000);
    const port = await freePort();
    child = await startChildServer(journey.database.url, port);
    const page = await journey.visitor();
    await signInAt(page, child.url, await personId(journey, 'Киберкот'));
    await page.goto(`${child.url}/chat/${chatId}`);
    await field(page).fill('Пока сервер жив');
    await field(page).press('Enter');
    await page.getByRole('article').filter({ hasText: 'Пока сервер жив' }).getByText('Отправлено').waitFor();
    await child.kill();
    await field(page).fill('Пока сервера нет');
    await field(page).press('Enter');
    await page.getByRole('article').filter({ hasText: 'Пока сервера нет' }).getByText('Отправляется').waitFor();
    await page.getByText(/^Соединение…$|^Нет сети/).waitFor();
    child = await startChildServer(journey.database.url, port);
    await page.getByRole('article').filter({ hasText: 'Пока сервера нет' }).getByText('Отправлено').waitFor();
    expect(await page.getByRole('article').filter({ hasText: 'Пока сервера нет' }).count()).toBe(1);
  });
});
