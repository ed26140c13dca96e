import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { confirm, press, shows } from '../../support/journeys/page-steps';
import { passTime } from '../../support/journeys/pass-time';
import { createSquad, fillSquad, squadUrl } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
let mate: Page;
beforeEach(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин', 'phone');
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const toLobby = async (): Promise<void> => {
  await mate.goto(client.url());
  await press(mate, 'Принять');
  await press(client, /^Оплатить/);
  await press(mate, 'Готовность подтверждаю');
};
const toGame = async (): Promise<void> => {
  await toLobby();
  await press(mate, 'Я в лобби');
  await press(client, 'Я в лобби');
  await shows('Игра идёт', client, mate);
};

test('a promo code, an early finish and what both write about each other', async () => {
  const before = await balanceOf(journey, 'Киберкот');

  await step(
    'a code that does not fit says why and stays typed; one that fits lowers the price before anything is created',
    async () => {
      await fillSquad(client, journey);
      await client.getByLabel('Промокод').fill('summer');
      await press(client, 'Применить');
      await shows('Срок промокода истёк', client);
      expect(await client.getByLabel('Промокод').inputValue()).toBe('summer');
      await client.getByLabel('Промокод').fill('start10');
      await press(client, 'Применить');
      await client.getByText('START10').waitFor();
      await expectAccessible(client);
      await press(client, 'Создать сквад');
      await client.waitForURL(squadUrl);
      await shows('Промокод START10 применён, −10 %', client);
    },
  );

  await step('the client asks to finish early, both see both ways in exact sums, and the mate agrees', async () => {
    await toGame();
    expect(before - (await balanceOf(journey, 'Киберкот'))).toBe(117_000);
    await passTime(journey, 10 * 60_000 + 1000);
    await press(client, 'Закончить раньше');
    await client.getByRole('dialog').getByText('вернётся 585 ₽ из 1 170 ₽').waitFor();
    await expectAccessible(client);
    await confirm(client, 'Предложить');
    await shows('Предлагают закончить раньше', mate);
    await shows('твоя часть 533 ₽', mate);
    await expectAccessible(mate);
    await press(mate, 'Согласиться');
    await shows('Как прошла игра?', client);
    expect(before - (await balanceOf(journey, 'Киберкот'))).toBe(58_500);
  });

  await step('reviews stay hidden until both have written; then one answers', async () => {
    await press(client, 'Всё хорошо, завершить');
    for (const page of [client, mate]) {
      await page
        .getByRole('radio', { name: /: 5 из 5/ })
        .first()
        .waitFor();
      for (const criterion of await page.getByRole('radio', { name: /: 5 из 5/ }).all()) await criterion.press('Space');
      await page.getByLabel('Пара слов').fill('Отличная игра, спасибо за вечер');
      if (page === client) await shows('Отзывы откроются, когда напишут обе стороны', page);
      await press(page, 'Оставить отзыв');
      if (page === client) await shows('Пока виден только тебе', page);
    }
    await shows('Киберкот → Северин', mate);
    await press(mate, 'Ответить');
    await mate.getByLabel('Ответ', { exact: true }).fill('Заходи ещё!');
    await press(mate, 'Отправить ответ');
    await shows('Заходи ещё!', client);
    await expectAccessible(client);
  });
  await expectSoundLedger(journey.database);
});

test('a mate who does not come is replaced: the money is back, and the terms wait for another', async () => {
  const before = await balanceOf(journey, 'Киберкот');
  await createSquad(client, journey);
  await toLobby();
  await press(client, 'Я в лобби');
  await passTime(journey, 10 * 60_000 + 1000);
  await shows('Напарника в лобби не было', client);
  expect(await balanceOf(journey, 'Киберкот')).toBe(before);
  await expectAccessible(client);
  await client.getByRole('link', { name: 'Заменить напарника' }).click();
  await client.waitForURL(/\/squads\/create/);
  await client.getByRole('radio', { name: /Повышение ранга/, checked: true }).waitFor();
  await expectSoundLedger(journey.database);
});
