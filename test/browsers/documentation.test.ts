import { type BrowserJourney, startBrowserJourney } from '../support/browsers/browser-journey';
import { installedEngines } from '../support/browsers/installed-engines';

describe.each(installedEngines())('%s', (engine) => {
  let browsers: BrowserJourney;
  beforeAll(async () => {
    browsers = await startBrowserJourney(engine);
  });
  afterAll(async () => expect(await browsers.end()).toEqual([]));

  test('the documentation opens over http', async () => {
    const tab = await browsers.visitor();
    await tab.goto('/docs/');
    await tab.role('heading', /Naparnik/).waitFor();
  });
});
