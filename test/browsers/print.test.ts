import { type BrowserJourney, startBrowserJourney } from '../support/browsers/browser-journey';
import { installedEngines } from '../support/browsers/installed-engines';

describe.each(installedEngines())('%s', (engine) => {
  let browsers: BrowserJourney;
  beforeAll(async () => {
    browsers = await startBrowserJourney(engine);
  });
  afterAll(async () => expect(await browsers.end()).toEqual([]));

  test('a page of rules becomes a document on paper, where the driver prints at all', async () => {
    const tab = await browsers.visitor();
    await tab.goto('/policy');
    await tab.role('main').role('heading').waitFor();
    const document = Buffer.from((await tab.pdf?.()) ?? '%PDF-');
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
