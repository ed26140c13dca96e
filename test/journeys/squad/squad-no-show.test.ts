import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { press, shows } from '../../support/journeys/page-steps';
import { passTime } from '../../support/journeys/pass-time';
import { createSquad, squadUrl } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
let mate: Page;
let before: number;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин', 'phone');
  before = await balanceOf(journey, 'Киберкот');
});
afterAll(() => journey.end());

test('a mate who does not come to the lobby', async () => {
  await step('is waited for until zero; then both pages say so without a reload, and the money is back', async () => {
    await createSquad(client, journey);
    await mate.goto(client.url());
    await press(mate, 'Принять');
    await press(client, /^Оплатить/);
    await press(mate, 'Готовность подтверждаю');
    await press(client, 'Я в лобби');
    await shows('Ждём в лобби', client);
    expect(await balanceOf(journey, 'Киберкот')).toBeLessThan(before);
    await passTime(journey, 10 * 60_000 + 1000);
    await shows('Напарника в лобби не было', client);
    await mate.getByRole('heading', { name: 'Ты не пришёл в лобби' }).waitFor();
    await expectAccessible(client);
    expect(await balanceOf(journey, 'Киберкот')).toBe(before);
  });

  await step('is told above their invitations what it means', async () => {
    await mate.goto(`${journey.url}/cs2/orders`);
    const note = mate.getByRole('note');
    await note.getByText('1 предупреждение за 30 дней').waitFor();
    await note.getByText(/не пришёл в лобби, сгорит/).waitFor();
    await note.getByText('Следующее: заказы выключаются на сутки.').waitFor();
    await expectAccessible(mate);
  });

  await step('is replaced: everything is filled in already, another one is called', async () => {
    await client.getByRole('link', { name: 'Заменить напарника' }).click();
    await client.waitForURL(/\/cs2\/squads\/create/);
    await client.getByRole('radio', { name: /Повышение ранга/, checked: true }).waitFor();
    await client.getByRole('searchbox', { name: 'Найти по имени' }).waitFor();
    expect(await client.getByRole('checkbox', { name: 'Позвать в сквад: Северин', checked: true }).count()).toBe(0);
    await client
      .getByRole('checkbox', { name: /^Позвать в сквад: (?!Северин)/ })
      .first()
      .click();
    await press(client, 'Создать сквад');
    await client.waitForURL(squadUrl);
    await shows(/^Ждём: /, client);
    await expectSoundLedger(journey.database);
  });

  await step('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
