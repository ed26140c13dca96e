import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { press, shows } from '../../support/journeys/page-steps';
import { passTime } from '../../support/journeys/pass-time';
import { createSquad } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
let mate: Page;
let moderator: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин', 'phone');
  moderator = await journey.person('Смотритель');
});
afterAll(() => journey.end());

const reason = 'Напарник половину игры не отвечал в голосе';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a squad that is recreated, disputed and decided, seen live in three browsers', async () => {
  await step('the mate stops the clock, the owner recreates the squad, and the old page tells of it', async () => {
    await createSquad(client, journey);
    await mate.goto(client.url());
    await press(mate, 'Принять');
    await press(client, /^Оплатить/);
    for (const step of ['Готовность подтверждаю', 'Я в лобби']) await press(mate, step);
    await press(client, 'Я в лобби');
    await shows('Игра идёт', client, mate);
    await passTime(journey, 20 * 60_000);
    await mate.getByRole('button', { name: 'Действия со сквадом' }).click();
    await mate.getByRole('menuitem', { name: 'Пересоздать лобби' }).click();
    await mate.getByRole('dialog').getByRole('button', { name: 'Поставить на паузу' }).click();
    await shows('Нужно пересоздать лобби', client);
    const old = client.url();
    await press(client, 'Пересоздать сквад');
    await client.waitForURL((url) => url.href !== old);
    await shows('Сквад пересоздан', mate);
    await mate.goto(client.url());
    await shows('Сыграно до пересоздания', client);
    await press(mate, 'Я в лобби');
    await press(client, 'Я в лобби');
    await shows('Игра идёт', client, mate);
    await passTime(journey, 41 * 60_000);
    await shows('Как прошла игра?', client);
  });

  await step('the reason outlives a closed dialog, a file goes with it, and the mate sees both at once', async () => {
    await press(client, 'Что-то не так');
    await client.getByLabel('Что случилось').fill(reason);
    await client.keyboard.press('Escape');
    await client.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
    await press(client, 'Что-то не так');
    expect(await client.getByLabel('Что случилось').inputValue()).toBe(reason);
    await client
      .getByLabel('Выбрать файлы', { exact: true })
      .setInputFiles({ name: 'голос.png', mimeType: 'image/png', buffer: picture });
    await client.getByRole('dialog').getByText('тебе вернётся 650 ₽ из 1 300 ₽').waitFor();
    await expectAccessible(client);
    await client.getByRole('dialog').getByRole('button', { name: 'Открыть спор' }).click();
    await shows('Идёт спор', client);
    await shows(reason, mate);
    await mate.getByRole('link', { name: 'голос.webp' }).waitFor();
    await expectAccessible(mate);
  });

  await step('the mate says no, a moderator decides, and the sums are as decided', async () => {
    await mate.getByLabel('Твой ответ').fill('Я отвечал, вот запись разговора в игре');
    await press(mate, 'Не согласен');
    await shows('Решает модератор', client, mate);
    const [clientHad, mateHad] = [await balanceOf(journey, 'Киберкот'), await balanceOf(journey, 'Северин')];
    await moderator.goto(client.url());
    await moderator.getByRole('button', { name: '25 %' }).click();
    await moderator.getByLabel('Почему так').fill('Запись подтверждает слова клиента лишь частично');
    await expectAccessible(moderator);
    await press(moderator, 'Решить спор');
    await moderator.getByRole('dialog').getByText('Киберкот: вернётся 325 ₽ из 1 300 ₽.', { exact: false }).waitFor();
    await expectAccessible(moderator);
    await moderator.getByRole('dialog').getByRole('button', { name: 'Решить спор' }).click();
    await shows('Решение: вернуть клиентам 25 % оплаты.', client, mate);
    expect((await balanceOf(journey, 'Киберкот')) - clientHad).toBe(32_500);
    // 82 % of 975 ₽ in two parts, before and after the recreation: each is rounded down.
    expect((await balanceOf(journey, 'Северин')) - mateHad).toBe(79_949);
    await shows('Спор решён: вернуть 25 %', client);
  });

  await step('no console has complained, and the ledger is sound', async () => {
    expect(journey.complaints).toEqual([]);
    await expectSoundLedger(journey.database);
  });
});
