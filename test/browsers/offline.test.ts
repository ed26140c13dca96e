import { inEachEngine } from '../support/browsers/in-each-engine';
import { type CuttableProxy, cuttableProxy } from '../support/server/cuttable-proxy';

inEachEngine((browsers) => {
  let line: CuttableProxy;
  beforeAll(async () => {
    line = await cuttableProxy(Number(new URL(browsers().journey.url).port));
  });
  afterAll(() => line.close());

  test('a page that is opened without a network says so, and «Повторить» opens it once there is one', async () => {
    const tab = await browsers().visitor(`http://127.0.0.1:${line.port}`);
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
