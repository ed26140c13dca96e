import type { Locator, Page } from 'playwright-core';
import { chatWithPath } from '#client/entities/person/paths.ts';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { step } from '../../support/journeys/step';
import { tabTo } from '../../support/journeys/tab-to';

let journey: Journey;
let client: Page;
let mate: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Новосёл');
  mate = await journey.person('Северин');
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const message = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text }).last();
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Сообщение', exact: true });

const chatWith = async (page: Page, username: string): Promise<void> => {
  await page.goto(journey.url + chatWithPath('/policy', await personId(journey, username)));
  await field(page).waitFor();
};

test('reactions and files by keyboard', async () => {
  await step('a message is sent by Enter', async () => {
    await chatWith(client, 'Северин');
    await tabTo(client, field(client), 200);
    await client.keyboard.type('Играем?');
    await client.keyboard.press('Enter');
    await message(client, 'Играем?').waitFor();
  });

  await step('the other one reaches it by Tab, opens what can be done with it by Enter, and reacts', async () => {
    await chatWith(mate, 'Новосёл');
    await tabTo(mate, message(mate, 'Играем?'), 200);
    await mate.keyboard.press('Enter');
    await tabTo(mate, mate.getByRole('dialog').getByRole('button', { name: 'Реакция 🔥' }));
    await mate.keyboard.press('Enter');
    await mate.getByRole('dialog').waitFor({ state: 'detached' });
    await message(client, 'Играем?').getByRole('button', { name: '🔥: 1' }).waitFor();
    await mate.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
  });

  await step('a reaction that stands there is joined by Tab and Space', async () => {
    await tabTo(client, message(client, 'Играем?').getByRole('button', { name: '🔥: 1' }), 200);
    await client.keyboard.press('Space');
    await message(mate, 'Играем?').getByRole('button', { name: '🔥: 2' }).waitFor();
  });

  await step('a file is chosen by the button, taken back by the keyboard, chosen again and sent', async () => {
    const choose = async (): Promise<void> => {
      const chosen = client.waitForEvent('filechooser');
      await tabTo(client, client.getByRole('button', { name: 'Прикрепить файл' }), 200);
      await client.keyboard.press('Enter');
      await (await chosen).setFiles({ name: 'план.txt', mimeType: 'text/plain', buffer: Buffer.from('План игры') });
      await client.getByRole('list', { name: 'Файлы сообщения' }).getByText(/Б$/).waitFor();
    };
    await choose();
    await tabTo(client, client.getByRole('button', { name: /^Убрать.*план\.txt/ }), 200);
    await client.keyboard.press('Enter');
    await client.getByRole('list', { name: 'Файлы сообщения' }).waitFor({ state: 'detached' });
    await choose();
    await tabTo(client, client.getByRole('button', { name: 'Отправить', exact: true }), 200);
    await client.keyboard.press('Enter');
    await message(mate, 'план.txt').getByRole('link').waitFor();
  });
});
