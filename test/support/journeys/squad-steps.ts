import type { Page } from 'playwright-core';
import type { Journey } from './journey';
import { press } from './page-steps';

export const squadUrl = /\/cs2\/squads\/\d+$/;

/** Fills in a squad with «Северин», without creating it. */
export const fillSquad = async (client: Page, { url }: Journey): Promise<void> => {
  await client.goto(`${url}/cs2/squads/create`);
  await client.getByRole('radio', { name: /Повышение ранга/ }).click();
  await client.getByRole('searchbox', { name: 'Найти по имени' }).fill('Северин');
  await client.getByRole('checkbox', { name: 'Позвать в сквад: Северин' }).click();
};

/** Creates a squad with «Северин» and opens its page. */
export const createSquad = async (client: Page, journey: Journey): Promise<void> => {
  await fillSquad(client, journey);
  await press(client, 'Создать сквад');
  await client.waitForURL(squadUrl);
};
