import type { Page } from 'playwright-core';
import { anchored, anchorPlace } from '../support/journeys/anchor-place';
import { type Journey, startJourney } from '../support/journeys/journey';
import { waitFor } from '../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
/** The browser itself reports the lost network. */
const isOfNetwork = (complaint: string): boolean => /ERR_INTERNET_DISCONNECTED|Loading chunk/.test(complaint);
afterAll(async () => expect((await journey.end()).filter((one) => !isOfNetwork(one))).toEqual([]));

const isShown = (page: Page, id: string): Promise<unknown> =>
  waitFor(
    () => page.evaluate(anchorPlace(id)),
    (place) => place === 'shown',
  );

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test.each(anchored)('%s#%s shows what it leads to under a banner', async (path, id) => {
    const page = await journey.person('Киберкот', size);
    await page.goto(`${journey.url}/cs2/team`);
    await page.goto(`${journey.url}${path}#${id}`);
    await page.getByRole('region', { name: 'Нужна запись игры' }).waitFor();
    await isShown(page, id);
    await page.waitForFunction((anchor) => document.activeElement?.id.startsWith(anchor), id);
  });

  test('a link within a page leads to its part, and Back to the place that was left', async () => {
    const [[path, id] = ['', '']] = anchored;
    const page = await journey.person('Киберкот', size);
    await page.goto(`${journey.url}${path}`);
    const link = page.locator(`a[href$="#${id}"]`).first();
    await link.waitFor();
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 60));
    await waitFor(top, (now) => now === 60);
    await link.dispatchEvent('click');
    await isShown(page, id);
    await page.goBack();
    expect(await waitFor(top, (now) => now === 60)).toBe(60);
  });

  test('a line that comes later does not cover it', async () => {
    const page = await journey.person('Киберкот', size);
    await page.goto(`${journey.url}/policy#chapter-6`);
    await isShown(page, 'chapter-6');
    await page.context().setOffline(true);
    await page.getByText('Нет сети').first().waitFor();
    await isShown(page, 'chapter-6');
    await page.context().setOffline(false);
  });
});
