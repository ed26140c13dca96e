import type { Page } from 'playwright-core';
import { chatOf, fillChat } from '../../support/journeys/fill-chat';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { recordRows } from '../../support/journeys/record-rows';

jest.setTimeout(120_000);

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  const chatId = await chatOf(journey, 'Киберкот', 'Пельмешек');
  await fillChat(journey, chatId, 'Пельмешек', 200);
  // Every seventh is higher than the estimate, some are higher than the list.
  await journey.database.pool.query(
    `UPDATE chat_message SET text = repeat(E'Строка\\n', 4 + (seq * 13 % 35)::int) WHERE chat_id = $1 AND seq % 7 = 0`,
    [chatId],
  );
  await journey.database.pool.query(
    'UPDATE chat_member SET read_seq = (SELECT last_seq FROM chat WHERE id = $1) WHERE chat_id = $1',
    [chatId],
  );
  page = await journey.person('Киберкот');
  await page.goto(`${journey.url}/chat/${chatId}`);
  await page.getByRole('log').getByText('Сообщение под номером 199', { exact: true }).waitFor();
});
afterAll(() => journey.end());

const stepPx = 120;
const painted = () =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('whoever scrolls up past messages of any height is never thrown back, and sees no empty place', async () => {
  await page.getByRole('log').hover();
  await recordRows(page);
  for (let step = 0; step < 25; step += 1) {
    await page.mouse.wheel(0, -stepPx);
    await painted();
  }
  const { up, blank, down } = await page.evaluate(() => window.rowsSeen);
  expect(down).toBeGreaterThanOrEqual(stepPx - 1);
  // Half a row: sizes are rounded.
  expect(up).toBeLessThan(30);
  expect(blank).toBeLessThan(30);
  expect(journey.complaints).toEqual([]);
});
