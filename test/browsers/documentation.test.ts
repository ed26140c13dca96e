import { inEachEngine } from '../support/browsers/in-each-engine';

inEachEngine((browsers) => {
  test('the documentation opens over http', async () => {
    const tab = await browsers().visitor();
    await tab.goto('/docs/');
    await tab.role('heading', /Naparnik/).waitFor();
  });
});
