import type { Page } from 'playwright-core';
import { chatOf, fillChat } from '../../support/journeys/fill-chat';
import { type Journey, startJourney } from '../../support/journeys/journey';

jest.setTimeout(120_000);

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  const chatId = await chatOf(journey, 'Киберкот', 'Пельмешек');
  await fillChat(journey, chatId, 'Пельмешек', 200);
  page = await journey.person('Киберкот');
  await page.goto(`${journey.url}/chat/${chatId}`);
  await toEnd().waitFor();
});
afterAll(() => journey.end());

/** There as long as the list is not at its end. */
const toEnd = () => page.getByRole('button', { name: /^К новым сообщениям|^К последним/ });

/** Frames come so late that the server has acknowledged a message before the page shows it as unsent. */
const slowFrames = () =>
  page.evaluate(() => {
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => window.setTimeout(() => next(run), 500);
  });

const expectSaidAndSeen = async (text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Сообщение', exact: true }).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(text, { exact: true }).waitFor();
};

test('whoever writes sees what they wrote, wherever the list stood and however late its frames come', async () => {
  await slowFrames();
  await expectSaidAndSeen('Читаю с первого непрочитанного');
  await toEnd().waitFor({ state: 'detached' });
  await page.getByRole('log').hover();
  await page.mouse.wheel(0, -3000);
  await toEnd().waitFor();
  await expectSaidAndSeen('Смотрю, что было раньше');
  expect(journey.complaints).toEqual([]);
});
