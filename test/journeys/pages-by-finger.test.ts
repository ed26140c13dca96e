import type { Page } from 'playwright-core';
import { choosePicture, insertBlock, waitSaved, articleText } from '../support/journeys/blog-steps';
import { type Journey, startJourney } from '../support/journeys/journey';
import { press, shows } from '../support/journeys/page-steps';
import { passTime } from '../support/journeys/pass-time';
import { smallTargets } from '../support/journeys/small-targets';
import { createSquad } from '../support/journeys/squad-steps';
import { step } from '../support/journeys/step';

let journey: Journey;
let wrong: string[] = [];
beforeAll(async () => {
  journey = await startJourney();
});
beforeEach(() => {
  wrong = [];
});
afterAll(() => journey.end());

const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]').last();

/** Records what is too small on top of the page, or within an element. */
const checkSizes = async (page: Page, where: string, selector?: string): Promise<void> => {
  for (const small of await smallTargets(page, selector)) wrong.push(`${where}: ${small}`);
};

const checkSizesInside = async (page: Page, name: string): Promise<void> => {
  await dialog(page).waitFor();
  await page.waitForFunction(() => document.querySelector('[role="dialog"] [aria-busy="true"]') === null);
  await checkSizes(page, name);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};

const fromMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Действия со сквадом' }).click();
  await page.getByRole('menu').waitFor();
  await checkSizes(page, 'the menu of a squad');
  await page.getByRole('menuitem', { name: item }).click();
  await checkSizesInside(page, item);
};

test('a squad, its dialogs and its dispute', async () => {
  const client = await journey.person('Киберкот', 'phone');
  const mate = await journey.person('Северин', 'phone');
  await step('while it is put together', async () => {
    await createSquad(client, journey);
    await checkSizes(client, 'a gathering squad', 'main');
    await press(client, 'Позвать друга');
    await checkSizesInside(client, 'Позвать друга');
    await press(client, 'Позвать напарника');
    await checkSizesInside(client, 'Позвать напарника');
    await fromMenu(client, 'Изменить условия');
    await fromMenu(client, 'Распустить сквад');
    await mate.goto(client.url());
    await mate.getByRole('main').getByRole('button', { name: 'Принять' }).first().waitFor();
    await checkSizes(mate, 'an invitation', 'main');
  });

  await step('while it plays', async () => {
    await press(mate, 'Принять');
    await shows('Оплати участие', client);
    await checkSizes(client, 'a squad to pay for', 'main');
    await press(client, /^Оплатить/);
    for (const name of ['Готовность подтверждаю', 'Я в лобби']) await press(mate, name);
    await checkSizes(mate, 'a lobby', 'main');
    await press(client, 'Я в лобби');
    await shows('Игра идёт', client, mate);
    await checkSizes(client, 'a game under way', 'main');
    await passTime(journey, 20 * 60_000);
    await client.reload();
    await fromMenu(client, 'Закончить раньше');
    await fromMenu(mate, 'Пересоздать лобби');
  });

  await step('in a dispute', async () => {
    await passTime(journey, 61 * 60_000);
    await shows('Как прошла игра?', client);
    await press(client, 'Что-то не так');
    await client.getByLabel('Что случилось').fill('Напарник половину игры не отвечал в голосе');
    await checkSizes(client, 'Открыть спор');
    await client.getByRole('dialog').getByRole('button', { name: 'Открыть спор' }).click();
    await shows('Идёт спор', client);
    await shows('Напарник половину игры не отвечал в голосе', mate);
    await checkSizes(client, 'a dispute, of whoever opened it', 'main');
    await checkSizes(mate, 'a dispute, to be answered', 'main');
  });
  expect(wrong).toEqual([]);
});

test('messages of a chat and what opens on them', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await page.goto(`${journey.url}/chat`);
  await page.getByRole('main').getByRole('button').first().waitFor();
  await checkSizes(page, 'the list of chats', 'main');
  await page
    .getByRole('button', { name: /Северин/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'Сообщение', exact: true });
  await field.fill('Привет, сыграем вечером?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  const message = page.getByRole('article').filter({ hasText: 'сыграем вечером' }).last();
  await message.waitFor();
  // Until it is stored it has no actions.
  await message.getByText('Отправляется').waitFor({ state: 'detached' });
  await checkSizes(page, 'a chat', 'main');
  await message.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await dialog(page).waitFor();
  await checkSizes(page, 'what can be done with a message');
  await dialog(page).getByRole('button', { name: 'Реакция 👍' }).first().click();
  await message.getByRole('button', { name: /👍/ }).waitFor();
  await checkSizes(page, 'a message with a reaction', 'main');
  expect(wrong).toEqual([]);
});

test('the editor of an article and its dialogs', async () => {
  const page = await journey.person('Северин', 'phone');
  await page.goto(`${journey.url}/materials/new`);
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Для пальца');
  await articleText(page).click();
  await page.keyboard.type('Первый абзац');
  await waitSaved(page);
  await checkSizes(page, 'the editor', 'main');
  await page.getByRole('button', { name: /^Вид абзаца/ }).click();
  await page.getByRole('menu').waitFor();
  await checkSizes(page, 'the kinds of a block');
  await page.keyboard.press('Escape');
  await articleText(page).click();
  await insertBlock(page, 'Картинка');
  await checkSizes(page, 'the menu of blocks', '[role="listbox"]');
  await choosePicture(page, () => page.keyboard.press('Enter'));
  await page.locator('[data-bar] button').first().waitFor();
  await checkSizes(page, 'a picture in the editor', 'main');
  await page.getByRole('button', { name: 'Видео' }).first().click();
  await checkSizesInside(page, 'Видео');
  expect(wrong).toEqual([]);
});
