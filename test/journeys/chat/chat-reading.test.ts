import type { Page } from 'playwright-core';
import { chatOf, fillChat } from '../../support/journeys/fill-chat';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { step } from '../../support/journeys/step';

let journey: Journey;
let page: Page;
let chatId: string;
beforeAll(async () => {
  journey = await startJourney();
  chatId = await chatOf(journey, 'Киберкот', 'Пельмешек');
  await fillChat(journey, chatId, 'Пельмешек', 300);
  page = await journey.person('Киберкот');
});
afterAll(() => journey.end());

const messageNumbered = (number: number) =>
  page.getByRole('log').getByText(`Сообщение под номером ${number}`, { exact: true });
const toNewest = () => page.getByRole('button', { name: /^К новым сообщениям: \d+$/ });
const unreadOnButton = async (): Promise<number> =>
  Number(/\d+$/.exec((await toNewest().getAttribute('aria-label')) ?? '')?.[0]);
const unreadOnServer = async (): Promise<number> => {
  const { rows } = await journey.database.pool.query<{ unread: number }>(
    `SELECT c.last_seq - m.read_seq AS unread FROM chat c JOIN chat_member m ON m.chat_id = c.id JOIN app_user u ON u.id = m.user_id WHERE c.id = $1 AND u.username = 'Киберкот'`,
    [chatId],
  );
  return rows[0]?.unread ?? -1;
};

/** Seq of the rendered messages. */
const renderedSeqs = async (): Promise<readonly number[]> =>
  (await page.getByRole('article').locator('p').allTextContents()).flatMap((text) =>
    Number(/номером (\d+)/.exec(text)?.[1] ?? 0),
  );

test('a chat with many unread messages is read to its end', async () => {
  await step(
    'a chat with more unread messages than a page opens at the first of them, and only what is seen is read',
    async () => {
      await page.goto(`${journey.url}/chat/${chatId}`);
      await page.getByText('Новые сообщения').waitFor();
      await messageNumbered(1).waitFor();
      expect(await messageNumbered(300).count()).toBe(0);
      await toNewest().waitFor();
      await page.waitForFunction(() =>
        /: 2\d\d$/.test(document.querySelector('[aria-label^="К новым"]')?.getAttribute('aria-label') ?? ''),
      );
      expect(await unreadOnServer()).toBe(await unreadOnButton());
    },
  );

  await step('scrolling on reads on, without a hole', async () => {
    const before = await unreadOnButton();
    const seen = new Set<number>();
    await page.getByRole('log').hover();
    while (!seen.has(120)) {
      for (const number of await renderedSeqs()) seen.add(number);
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    expect(Array.from({ length: 120 }, (_, index) => index + 1).filter((number) => !seen.has(number))).toEqual([]);
    await page.waitForFunction(
      (was) =>
        Number(/\d+$/.exec(document.querySelector('[aria-label^="К новым"]')?.getAttribute('aria-label') ?? '')?.[0]) <
        was - 60,
      before,
    );
  });

  await step('the button leads to the end, and then all is read', async () => {
    await toNewest().click();
    await messageNumbered(300).waitFor();
    await toNewest().waitFor({ state: 'detached' });
  });
  expect(journey.complaints).toEqual([]);
});
