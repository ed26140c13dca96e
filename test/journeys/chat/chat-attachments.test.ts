import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';

let journey: Journey;
let page: Page;
beforeEach(async () => {
  journey = await startJourney();
  page = await journey.person('Киберкот');
  await page.goto(`${journey.url}/chat`);
  await page
    .getByRole('button', { name: /Северин/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Сообщение', exact: true }).waitFor();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const attach = (name: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`Это ${name}`) });
const row = (name: string) =>
  page.getByRole('list', { name: 'Файлы сообщения' }).last().getByRole('listitem').filter({ hasText: name });
const isUploaded = (name: string) => row(name).getByText(/Б$/).waitFor();

test('files that are attached and not sent stand there after a reload, and are sent with the message', async () => {
  await attach('план.txt');
  await isUploaded('план.txt');
  await attach('состав.txt');
  await isUploaded('состав.txt');
  await page.reload();
  await isUploaded('план.txt');
  await isUploaded('состав.txt');
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  const sent = page.getByRole('article').filter({ hasText: 'состав.txt' });
  await sent.getByText('Отправлено').waitFor();
  expect(await sent.getByRole('link').allTextContents()).toEqual([
    expect.stringContaining('план.txt'),
    expect.stringContaining('состав.txt'),
  ]);
  await page.reload();
  await page.getByRole('article').filter({ hasText: 'состав.txt' }).waitFor();
  expect(
    await row('план.txt')
      .getByRole('button', { name: /Убрать/ })
      .count(),
  ).toBe(0);
});

test('an upload that a reload has broken off starts over, and what was removed stays removed', async () => {
  let isHeld = true;
  await page.route('**/v1/chat/*/files', async (route) => (isHeld ? undefined : route.continue()));
  await attach('долгий.txt');
  await row('долгий.txt')
    .getByText(/^Загружено/)
    .waitFor();
  await attach('лишний.txt');
  await row('лишний.txt')
    .getByRole('button', { name: /Убрать/ })
    .click();
  isHeld = false;
  await page.reload();
  await isUploaded('долгий.txt');
  expect(await row('лишний.txt').count()).toBe(0);
});
