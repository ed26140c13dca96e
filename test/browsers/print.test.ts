import { inEachEngine } from '../support/browsers/in-each-engine';

inEachEngine((browsers, engine) => {
  test('the rules become a document on paper; the driver of WebKitGTK cannot print', async () => {
    const tab = await browsers().visitor();
    await tab.goto('/policy');
    await tab.role('main').role('heading').waitFor();
    const document = tab.pdf === null ? null : Buffer.from(await tab.pdf()).toString('latin1');
    expect(document?.slice(0, 5)).toBe(engine === 'Firefox' ? '%PDF-' : undefined);
  });
});
