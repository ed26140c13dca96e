import type { Locator, Page } from 'playwright-core';
import { minutes } from '#domain/time/durations.ts';
import { keepCalls } from '../../support/journeys/dismiss-calls';
import { hear, hears, staysSilent } from '../../support/journeys/hear';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { passTime } from '../../support/journeys/pass-time';
import { squadUrl } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';
import { tabTo } from '../../support/journeys/tab-to';
import { unspokenParts } from '../../support/journeys/unspoken';

let journey: Journey;
let client: Page;
let mate: Page;
beforeEach(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин', 'phone');
  await Promise.all([hear(client), hear(mate), keepCalls(mate)]);
});
afterEach(async () => expect(await journey.end()).toEqual([]));

/** From where the focus is, as far as the last control of a page. */
const most = 200;

const pressKey = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  // A step that is being made ignores a second press.
  await tabTo(page, target.and(page.locator(':not([aria-disabled="true"])')), most);
  await page.keyboard.press(key);
};
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name }).first();

/** The element that was pressed has gone; what took the focus says where one is. */
const keepsPlace = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
};

const isWholeFor = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) expect(await unspokenParts(page)).toEqual([]);
};

test('an order from the choice to the tip, by keyboard, with every step of the other side told', async () => {
  await step('the client puts a squad together and stands at its title', async () => {
    await client.goto(`${journey.url}/cs2/squads/create`);
    await pressKey(
      client,
      client.getByRole('radiogroup', { name: 'Во что играем' }).getByRole('radio').first(),
      'Space',
    );
    const wanted = client.getByRole('radio', { name: /Повышение ранга/ });
    while (!(await wanted.isChecked())) await client.keyboard.press('ArrowRight');
    await tabTo(client, client.getByRole('searchbox', { name: 'Найти по имени' }), most);
    await client.keyboard.type('Северин');
    await pressKey(client, client.getByRole('checkbox', { name: 'Позвать в сквад: Северин' }), 'Space');
    await isWholeFor(client);
    await mate.goto(`${journey.url}/cs2/clients`);
    await pressKey(client, client.getByRole('button', { name: 'Создать сквад' }).first());
    await client.waitForURL(squadUrl);
    await client.locator('h1:focus').waitFor();
  });

  await step('the mate is told of the call wherever they are, and answers it', async () => {
    await hears(mate, /Приглашение.*Киберкот.*Повышение ранга/);
    await staysSilent(mate);
    await isWholeFor(client, mate);
    await pressKey(mate, mate.getByRole('region', { name: /Киберкот/ }).getByRole('button', { name: 'Принять' }));
    await mate.waitForURL(squadUrl);
    await mate.locator('h1:focus').waitFor();
  });

  await step('the client hears that it is time to pay, and pays', async () => {
    await hears(client, /Оплати участие/);
    await pressKey(client, button(client, /^Оплатить/));
    await hears(client, /Оплачено/);
    await keepsPlace(client);
    await staysSilent(client);
  });

  await step('both come to the lobby: each is told what is due, and when the game begins', async () => {
    await pressKey(mate, button(mate, 'Готовность подтверждаю'));
    for (const page of [mate, client]) await hears(page, /Подтверди, что ты в лобби/);
    await isWholeFor(client, mate);
    await pressKey(mate, button(mate, 'Сказать, как меня найти'));
    await tabTo(mate, mate.getByRole('main').getByRole('textbox').first(), most);
    await mate.keyboard.type('Severin_CS');
    await mate.keyboard.press('Enter');
    await hears(client, /Severin_CS/);
    await pressKey(mate, button(mate, 'Я в лобби'));
    await hears(mate, /Открыто лобби/);
    await keepsPlace(mate);
    await pressKey(client, button(client, 'Я в лобби'));
    for (const page of [client, mate]) await hears(page, /Игра идёт/);
    await keepsPlace(client);
  });

  const write = async (page: Page, text: string): Promise<void> => {
    await tabTo(page, page.getByRole('main').getByRole('textbox', { name: 'Сообщение' }), most);
    await page.keyboard.type(text);
    // Enter sends only where no finger writes.
    await pressKey(page, button(page, 'Отправить'));
  };
  await step('a message is told as it is written where the chat is open, otherwise as one that is unread', async () => {
    await write(client, 'Заходи в голос');
    await hears(mate, /Новое сообщение в чате, непрочитанных: \d+/);
    await write(mate, 'Уже там');
    await hears(client, /Северин: Уже там/);
    await isWholeFor(client, mate);
    await staysSilent(client);
  });

  await step('the end is told to both, and what is asked then has names', async () => {
    await passTime(journey, minutes(61));
    await hears(client, /Как прошла игра\?/);
    await hears(mate, /Игра завершена/);
    await isWholeFor(client, mate);
    await pressKey(client, button(client, 'Всё хорошо, завершить'));
    for (const page of [client, mate]) await hears(page, /расчёт сделан/);
    await keepsPlace(client);
  });

  await step('the client marks and writes, and is told that it is kept', async () => {
    const review = client.getByRole('group', { name: 'Отзыв: Северин' });
    const criteria = review.getByRole('group');
    for (let at = 0; at < (await criteria.count()); at += 1) {
      await tabTo(client, criteria.nth(at).getByRole('radio').first(), most);
      await client.keyboard.press('ArrowLeft');
    }
    await tabTo(client, review.getByRole('textbox', { name: 'Пара слов' }), most);
    await client.keyboard.type('Отличная игра, спасибо за вечер');
    await pressKey(client, review.getByRole('button', { name: 'Оставить отзыв' }));
    await hears(client, /Отзыв сохранён/);
    await keepsPlace(client);
  });

  await step('a tip is given in a dialog that returns the focus', async () => {
    await pressKey(client, button(client, 'Чаевые: Северин'));
    const dialog = client.getByRole('dialog', { name: /Северин/ });
    await dialog.waitFor();
    await isWholeFor(client);
    await pressKey(client, dialog.getByRole('button', { name: '100 ₽' }));
    await pressKey(client, dialog.locator('button[type=submit]'));
    await dialog.waitFor({ state: 'detached' });
    await hears(client, /Спасибо отправлено/);
    await client.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Чаевые: Северин');
  });
});
