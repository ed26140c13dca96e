import { anchored, anchorPlace } from '../support/journeys/anchor-place';
import { inEachEngine } from '../support/browsers/in-each-engine';
import type { Tab } from '../support/browsers/tab';
import { waitFor } from '../support/wait-for';

inEachEngine((browsers) => {
  let tab: Tab;
  beforeAll(async () => {
    // A recording is asked of this person: a banner stands above every page.
    tab = await browsers().person('Киберкот');
  });

  const isShown = (id: string): Promise<unknown> =>
    waitFor(
      () => tab.evaluate(anchorPlace(id)),
      (place) => place === 'shown',
    );

  test.each(anchored)('%s#%s shows what it leads to under a banner', async (path, id) => {
    await tab.goto('/cs2/team');
    await tab.goto(`${path}#${id}`);
    await tab.role('region', 'Нужна запись игры').waitFor();
    await isShown(id);
  });

  test('a link within a page leads to its part', async () => {
    const [[path, id] = ['', '']] = anchored;
    await tab.goto(path);
    const link = `document.querySelector('a[href$="#${id}"]')`;
    await waitFor(() => tab.evaluate(`${link} !== null`), Boolean);
    await tab.evaluate(`${link}.click()`);
    await isShown(id);
  });
});
