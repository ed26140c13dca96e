import type { Locator, Page } from 'playwright-core';
import type { Journey } from './journey';
import { passTime } from './pass-time';
import { personId } from './person-id';

const day = 'Понедельник';

/** The mate can be booked on every working day at any hour, regardless of earlier settings. */
export const setHours = async (mate: Page, { url }: Journey): Promise<void> => {
  await mate.goto(`${url}/cs2/settings#hours`);
  const card = mate.getByRole('region', { name: 'Часы записи' });
  const remove = card.getByRole('button', { name: new RegExp(`^Убрать .*: ${day}$`) });
  const add = card.getByRole('button', { name: `Добавить часы: ${day}` });
  await add.waitFor();
  while ((await remove.count()) > 0) await remove.first().click();
  await add.click();
  const span = card.getByRole('group', { name: `${day}, промежуток 1` });
  await span.getByRole('combobox', { name: 'С' }).selectOption('00:00');
  await span.getByRole('combobox', { name: 'До' }).selectOption('24:00');
  await card.getByRole('button', { name: `Скопировать на будни: ${day}` }).click();
  await card.getByRole('button', { name: 'Сохранить' }).click();
  await card.getByText('Сохранено').waitFor();
};

/** Opens the booking sheet from «Северин»'s page. */
export const openSheet = async (client: Page, journey: Journey): Promise<Locator> => {
  await client.goto(`${journey.url}/cs2/team/${await personId(journey, 'Северин')}`);
  await client
    .getByRole('main')
    .getByRole('button', { name: /^Записаться/ })
    .click();
  const sheet = client.getByRole('dialog', { name: 'Записаться: Северин' });
  await sheet.waitFor();
  return sheet;
};

/** The card of the booking with this note. */
export const cardOf = (page: Page, note: string): Locator => page.getByRole('article').filter({ hasText: note });

/** Books the first free hour; the note identifies this booking. */
export const bookFirst = async (client: Page, journey: Journey, note: string): Promise<void> => {
  const sheet = await openSheet(client, journey);
  await sheet
    .getByRole('group', { name: /Утро|День|Вечер|Ночь/ })
    .first()
    .getByRole('button')
    .first()
    .click();
  await sheet.getByRole('textbox', { name: 'Что важно знать напарнику' }).fill(note);
  await sheet.getByRole('button', { name: /^Записаться за/ }).dblclick();
  await client.waitForURL(/\/cs2\/bookings$/);
  await cardOf(client, note).getByText('Ждёт ответа').waitFor();
};

/** The mate accepts, and the client's page shows it without a reload. */
export const acceptBooking = async (mate: Page, client: Page, { url }: Journey, note: string): Promise<void> => {
  await mate.goto(`${url}/cs2/bookings`);
  await cardOf(mate, note)
    .getByRole('button', { name: /^Принять запись/ })
    .click();
  await Promise.all([mate, client].map((page) => cardOf(page, note).getByText('Договорились').waitFor()));
};

/** Advances product time to this many milliseconds before the booking starts. */
export const waitUntilBefore = async (page: Page, journey: Journey, note: string, beforeMs: number): Promise<void> => {
  const startsAt = await cardOf(page, note).locator('time').first().getAttribute('datetime');
  const { headers } = await fetch(`${journey.url}/v1/games`);
  const now = Date.parse(headers.get('x-server-time') ?? '');
  await passTime(journey, Date.parse(startsAt ?? '') - beforeMs - now);
};
