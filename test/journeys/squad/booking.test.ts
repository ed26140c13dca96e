import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { passTime } from '../../support/journeys/pass-time';
import { squadUrl } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
let mate: Page;
let before: { readonly client: number; readonly mate: number };
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин');
  before = { client: await balanceOf(journey, 'Киберкот'), mate: await balanceOf(journey, 'Северин') };
});
afterAll(() => journey.end());

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

test('a client books a mate, they play, the mate is paid', async () => {
  await step('the client puts a squad together with a live price', async () => {
    await client.goto(`${journey.url}/cs2/squads/create`);
    await client.getByRole('heading', { level: 1, name: 'Создать сквад' }).waitFor();
    await client.getByRole('radio', { name: /Повышение ранга/ }).click();
    await client.getByRole('searchbox', { name: 'Найти по имени' }).fill('Северин');
    await client.getByRole('checkbox', { name: /Северин/ }).click();
    await client.getByRole('complementary').getByText(/1.300/).first().waitFor();
    await expectAccessible(client);
    await press(client, 'Создать сквад');
    await client.waitForURL(squadUrl);
    await client.getByText('Ждём: Северин.').waitFor();
  });

  await step('the mate sees the invitation arrive with their part of the price, and accepts', async () => {
    await mate.goto(`${journey.url}/cs2/orders`);
    await mate.getByText(/1.066/).first().waitFor();
    await expectAccessible(mate);
    await press(mate, 'Принять приглашение: Киберкот');
    await mate.waitForURL(squadUrl);
  });

  await step('without a reload the client may pay, and pays once however often they click', async () => {
    const pay = client.getByRole('button', { name: /^Оплатить/ }).first();
    await pay.waitFor();
    await pay.dblclick();
    await client.getByText('Оплачено').first().waitFor();
    expect(await balanceOf(journey, 'Киберкот')).toBe(before.client - 130_000);
  });

  await step('the mate confirms, both come to the lobby, the game runs in both browsers', async () => {
    await press(mate, 'Готовность подтверждаю');
    await press(client, 'Я в лобби');
    await press(mate, 'Я в лобби');
    await Promise.all([client, mate].map((page) => page.getByText('Игра идёт').first().waitFor()));
    await expectAccessible(client);
  });

  await step('they talk, and both have every message after a reload', async () => {
    const sendMessage = async (page: Page, text: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Сообщение' }).fill(text);
      await page.keyboard.press('Enter');
    };
    await sendMessage(client, 'Скинь код лобби');
    await mate.getByRole('log').getByText('Скинь код лобби').waitFor();
    await sendMessage(mate, 'Лови: 4417');
    await client.getByRole('log').getByText('Лови: 4417').waitFor();
    await client.reload();
    await client.getByRole('log').getByText('Скинь код лобби').waitFor();
    await client.getByRole('log').getByText('Лови: 4417').waitFor();
  });

  await step('when the hour is over the client confirms, and every kopeck is where it belongs', async () => {
    await passTime(journey, 61 * 60_000);
    await press(client, 'Всё хорошо, завершить');
    await client.getByText('Игра завершена, расчёт сделан').first().waitFor();
    await mate.getByText('Игра завершена, расчёт сделан').first().waitFor();
    expect(await balanceOf(journey, 'Киберкот')).toBe(before.client - 130_000);
    expect(await balanceOf(journey, 'Северин')).toBe(before.mate + 106_600);
    await expectSoundLedger(journey.database);
  });

  await step('both find the squad in their history, and the client may repeat it', async () => {
    await client.goto(`${journey.url}/cs2/orders-history`);
    await client
      .getByRole('button', { name: /Повторить/ })
      .first()
      .waitFor();
    await expectAccessible(client);
    await mate.goto(`${journey.url}/cs2/orders-history`);
    await mate
      .getByText(/\+1.066/)
      .first()
      .waitFor();
    await press(client, /Повторить/);
    await client.waitForURL(squadUrl);
    await client.getByText('Ждём: Северин.').waitFor();
  });

  await step('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
