import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../support/journeys/journey';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

/** Every call stays without a response: what is shown has come with the page. */
const withoutCalls = (page: Page): Promise<unknown> => page.route('**/v1/**', () => new Promise(() => undefined));

test.each([
  ['Киберкот', '/balance', 'Доступно'],
  ['Киберкот', '/balance', 'За всё время'],
  ['Киберкот', '/balance/referrals', 'Пришли по ссылке'],
  ['Северин', '/balance/taxes', 'Как ты платишь налоги'],
  ['Киберкот', '/balance/packages', 'Оплатить'],
  ['Киберкот', '/cs2/orders-history', '№ 18'],
  ['Северин', '/', 'Доход по неделям'],
  ['Северин', '/', 'Доход сегодня'],
  ['Киберкот', '/', 'Завтра в 20:00'],
  ['Смотритель', '/admin/today', 'Учёт сходится'],
  ['Смотритель', '/admin', 'решений в очередях'],
] as const)('%s: %s shows «%s» before any call is answered', async (name, path, text) => {
  const page = await journey.person(name, 'phone');
  await withoutCalls(page);
  await page.goto(path);
  await page.getByRole('main').getByText(text).first().waitFor();
});

test('a requested recording stands above the page from its first moment on, and nothing moves down for it', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await withoutCalls(page);
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = (): void => {
      const main = document.querySelector('#root main');
      const top = main?.getBoundingClientRect().top;
      if (top !== undefined && tops.at(-1) !== top) tops.push(top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/balance', '/draws', '/cs2/settings']) {
    await page.goto(path);
    await page.getByRole('region', { name: 'Нужна запись игры' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'tops'))).toEqual([48 + 52]);
  }
});
