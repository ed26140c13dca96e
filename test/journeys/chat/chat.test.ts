import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { waitForValue } from '../../support/journeys/wait-for-value';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
let mate: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Новосёл');
  mate = await journey.person('Северин');
});
afterAll(() => journey.end());

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение', exact: true });
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).last();

const sendMessage = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

const tool = async (page: Page, text: string, name: string): Promise<void> => {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name, exact: true }).click();
};

const fromMenu = async (page: Page, text: string, item: string): Promise<void> => {
  await tool(page, text, 'Ещё');
  await page.getByRole('menuitem', { name: item }).click();
};

test('two people talk, and each sees what the other does', async () => {
  await step('«Написать» on a mate’s page opens a window of the dock', async () => {
    await client.goto(`${journey.url}/cs2/team/${await personId(journey, 'Северин')}`);
    await client
      .getByRole('link', { name: /Написать/ })
      .first()
      .click();
    await client.getByRole('region', { name: 'Северин' }).getByText('Пока тихо. Поздоровайся первым!').waitFor();
    expect(new URL(client.url()).hash).toBe('');
    await expectAccessible(client);
    await sendMessage(client, 'Привет, Северин!');
    await message(client, 'Привет, Северин!').getByText('Отправлено').waitFor();
  });

  await step('the mate sees it counted in badge and title, opens it and answers with a quote', async () => {
    await mate.goto(`${journey.url}/cs2/orders`);
    await mate.getByRole('button', { name: /^Чат, непрочитанных: \d/ }).click();
    await mate
      .getByRole('region', { name: 'Чаты' })
      .getByRole('button', { name: /Новосёл/ })
      .click();
    await message(mate, 'Привет, Северин!').waitFor();
    await tool(mate, 'Привет, Северин!', 'Ответить');
    await sendMessage(mate, 'И тебе привет');
    await message(client, 'И тебе привет')
      .getByRole('button', { name: /Привет, Северин!/ })
      .waitFor();
    await client.getByRole('article').filter({ hasText: 'Привет, Северин!' }).first().getByText('Прочитано').waitFor();
  });

  await step('an own message is changed by ArrowUp, Escape leaves it as it was', async () => {
    await field(mate).press('ArrowUp');
    const edit = mate.getByRole('textbox', { name: 'Изменение сообщения' });
    await edit.fill('Не то');
    await edit.press('Escape');
    await field(mate).press('ArrowUp');
    await edit.fill('И тебе привет! Играем?');
    await edit.press('Enter');
    await message(client, 'Играем?').getByText('изменено').waitFor();
  });

  await step('a reaction and a deletion are seen by the other one', async () => {
    await tool(client, 'Играем?', 'Поставить реакцию');
    await client.getByRole('menuitem', { name: 'Реакция 🔥' }).click();
    await message(mate, 'Играем?').getByRole('button', { name: '🔥: 1' }).waitFor();
    await sendMessage(mate, 'Это лишнее');
    await message(client, 'Это лишнее').waitFor();
    await fromMenu(mate, 'Это лишнее', 'Удалить');
    await mate.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await message(client, 'Сообщение удалено').waitFor();
    expect(await client.getByText('Это лишнее').count()).toBe(0);
  });

  await step(
    'an address leads by https and to no script, and it knows nothing of the page it was opened from',
    async () => {
      await sendMessage(client, 'https://example.com/a?b=1. javascript:alert(1) http://example.com');
      const links = message(mate, 'example.com').getByRole('link');
      await links.first().waitFor();
      expect(await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).toEqual([
        'https://example.com/a?b=1',
        'https://example.com',
      ]);
      expect(await links.first().getAttribute('rel')).toContain('noopener');
    },
  );

  await step('a file goes along, is kept for both and has its place before it has come', async () => {
    await client
      .getByRole('region', { name: 'Северин' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'план.txt', mimeType: 'text/plain', buffer: Buffer.from('План игры') });
    await client.getByRole('list', { name: 'Файлы сообщения' }).last().getByText(/Б$/).waitFor();
    await client.getByRole('button', { name: 'Отправить', exact: true }).click();
    await message(mate, 'план.txt').getByRole('link').waitFor();
  });

  await step('what is written without a network goes out in order once there is one', async () => {
    await client.context().setOffline(true);
    for (const text of ['Первое без сети', 'Второе без сети', 'Третье без сети']) await sendMessage(client, text);
    await message(client, 'Третье без сети').waitFor();
    await client.context().setOffline(false);
    await message(mate, 'Третье без сети').waitFor();
    const texts = await mate.getByRole('article').filter({ hasText: 'без сети' }).locator('p').allTextContents();
    expect(texts).toEqual(['Первое без сети', 'Второе без сети', 'Третье без сети']);
  });

  await step('a draft and the windows stand there again after a reload', async () => {
    await field(client).fill('Недописанное');
    await client.reload();
    await client.getByRole('region', { name: 'Северин' }).waitFor();
    await message(client, 'Третье без сети').waitFor();
    await waitForValue(field(client), 'Недописанное');
    await field(client).fill('');
  });

  await step('a blocked person cannot write until they are let in again', async () => {
    await mate.getByRole('button', { name: 'Меню чата' }).click();
    await mate.getByRole('menuitem', { name: 'Заблокировать' }).click();
    await mate.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click();
    await client.getByText('Этот человек не принимает от тебя сообщения.').waitFor();
    expect(await field(client).count()).toBe(0);
    await mate.getByRole('button', { name: 'Разблокировать' }).click();
    await field(client).waitFor();
  });

  await step('search goes to the message, the palette to the chat', async () => {
    await client.goto(`${journey.url}/chat`);
    await client.getByRole('searchbox', { name: 'Поиск по чатам' }).fill('Играем');
    await client.getByRole('button', { name: /И тебе привет! Играем/ }).click();
    await message(client, 'Играем?').waitFor();
    await expectAccessible(client);
    await mate.keyboard.press('Control+k');
    await mate.getByRole('combobox', { name: 'Перейти к чату' }).fill('Кибер');
    await expectAccessible(mate);
    await mate.keyboard.press('Enter');
    await mate.getByRole('region', { name: 'Киберкот' }).waitFor();
    // The browser itself reports the lost network.
    expect(journey.complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
