import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';

let journey: Journey;
let mate: Page;
let client: Page;
beforeAll(async () => {
  journey = await startJourney();
  mate = await journey.person('Северин');
  client = await journey.person('Киберкот', 'phone');
});
afterAll(() => journey.end());

test('a mate calls one of their clients by name into a squad that they create, and the client joins from the invitations', async () => {
  await client.goto(`${journey.url}/cs2/orders`);
  await client.getByText('Как тебя позовут друзья').waitFor();
  await mate.goto(`${journey.url}/cs2/clients`);
  await mate.getByRole('link', { name: 'Позвать в сквад: Киберкот' }).click();
  await mate.getByRole('button', { name: 'Не звать: Киберкот' }).waitFor();
  await mate.getByRole('radio', { name: /Повышение ранга/ }).click();
  await mate.getByRole('main').getByRole('button', { name: 'Создать сквад' }).first().click();
  await mate.waitForURL(/\/cs2\/squads\/\d+$/);
  await mate.getByText('Ждём: Киберкот.').waitFor();

  // Without a reload.
  await client.getByRole('button', { name: 'Вступить в сквад: Северин' }).waitFor();
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Вступить в сквад: Северин' }).click();
  await client.waitForURL(/\/cs2\/squads\/\d+$/);
  await client.getByText('Киберкот теперь в скваде').first().waitFor();
  await mate.getByText('Киберкот теперь в скваде').first().waitFor();
  expect(journey.complaints).toEqual([]);
});
