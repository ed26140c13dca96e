import { type BrowserJourney, startBrowserJourney } from '../support/browsers/browser-journey';
import { installedEngines } from '../support/browsers/installed-engines';
import { type CuttableProxy, cuttableProxy } from '../support/server/cuttable-proxy';

describe.each(installedEngines())('%s', (engine) => {
  let browsers: BrowserJourney;
  let line: CuttableProxy;
  beforeAll(async () => {
    browsers = await startBrowserJourney(engine);
    line = await cuttableProxy(Number(new URL(browsers.journey.url).port));
  });
  afterAll(async () => {
    expect(await browsers.end()).toEqual([]);
    await line.close();
  });

  test('a page that is opened without a network says so, and «Повторить» opens it once there is one', async () => {
    const tab = await browsers.visitor(`http://127.0.0.1:${line.port}`);
    await tab.goto('/policy');
    await tab.evaluate('navigator.serviceWorker.ready.then(() => null)');
    line.setOpen(false);
    await tab.goto('/blog').catch(() => undefined);
    await tab.text(/Нет сети/).waitFor();
    line.setOpen(true);
    await tab.text('Повторить').click();
    await tab.role('main').role('heading', /Блог/).waitFor();
  });
});
