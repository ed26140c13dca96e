import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { confirm, press, shows } from '../../support/journeys/page-steps';
import { passTime } from '../../support/journeys/pass-time';
import { createSquad, squadUrl } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
let mate: Page;
let friend: Page;
let before: Readonly<Record<string, number>>;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин', 'phone');
  friend = await journey.visitor();
  before = await balances();
});
afterAll(() => journey.end());

const people = ['Киберкот', 'Северин', 'Пельмешек'] as const;
const balances = async (): Promise<Readonly<Record<string, number>>> => {
  const entries = await Promise.all(people.map(async (name) => [name, await balanceOf(journey, name)] as const));
  return Object.fromEntries(entries);
};

test('a squad that changes its mind, seen live in three browsers', async () => {
  await step('a mate accepts on a phone, and a friend comes by link after signing in', async () => {
    await createSquad(client, journey);
    await press(client, 'Позвать друга');
    const link = await client.getByRole('dialog').getByLabel('Ссылка для друга').inputValue();
    await client.keyboard.press('Escape');

    await friend.goto(link);
    await shows('Киберкот зовёт тебя играть', friend);
    await expectAccessible(friend);
    await press(friend, 'Принять приглашение');
    await friend.waitForURL(/\/login\?returnTo=/);
    await friend.getByRole('button', { name: /^Пельмешек/ }).click();
    await friend.waitForURL(/\/squads\/invite\//);
    await press(friend, 'Принять приглашение');
    await friend.waitForURL(squadUrl);
    await shows('Пельмешек теперь в скваде', client);

    await mate.goto(client.url());
    await press(mate, 'Принять');
    await shows('Оплати участие', client);
    await shows('Подтверди, что играешь', mate);
    await shows('У тебя всё готово', friend);
  });

  await step('a friend who is taken out after the payment gives every kopeck back', async () => {
    await press(client, /^Оплатить/);
    await shows('Оплачено', client, friend);
    await client.getByRole('button', { name: 'Исключить: Пельмешек' }).click();
    await client.getByRole('dialog').getByText('Оплаченное вернётся целиком', { exact: false }).waitFor();
    await confirm(client, 'Исключить');
    await shows('Киберкот исключает участника: Пельмешек', client, mate);
    await friend.getByRole('heading', { name: 'Тебя убрали из сквада' }).waitFor();
    expect(await balances()).toEqual(before);
  });

  await step('a mate who lingers in readiness is left behind when its countdown ends, without a reload', async () => {
    await shows('Оплати участие', client);
    await press(client, /^Оплатить/);
    await shows('У тебя всё готово', client);
    await passTime(journey, 15 * 60_000 + 1000);
    await shows('Северин выбывает: время вышло', client);
    await shows('Позови напарника', client);
    expect(await balances()).toEqual(before);
  });

  await step('a squad that is disbanded in the lobby returns what the card has told', async () => {
    await press(client, 'Позвать напарника');
    await client.getByRole('dialog').getByRole('searchbox').fill('Северин');
    await client.getByRole('dialog').getByRole('button', { name: 'Позвать: Северин' }).click();
    await shows('Северин: приглашение отправлено', client);
    await client.keyboard.press('Escape');
    await mate.goto(client.url());
    await press(mate, 'Принять');
    await press(client, /^Оплатить/);
    await press(mate, 'Готовность подтверждаю');
    await press(mate, 'Я в лобби');
    await shows('В лобби, когда напарник уже там', client);
    await client.getByRole('button', { name: 'Действия со сквадом' }).click();
    await client.getByRole('menuitem', { name: 'Распустить сквад' }).click();
    await client.getByRole('dialog').getByText('вернётся 650 ₽ из 1 300 ₽', { exact: false }).waitFor();
    await expectAccessible(client);
    await confirm(client, 'Распустить');
    await Promise.all([client, mate].map((page) => page.getByRole('heading', { name: 'Сквад распущен' }).waitFor()));
    expect(await balances()).toEqual({
      ...before,
      Киберкот: (before['Киберкот'] ?? 0) - 65_000,
      Северин: (before['Северин'] ?? 0) + 53_300,
    });
    await expectSoundLedger(journey.database);
  });

  await step('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
