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

  test.each(anchored)('%s#%s shows what it leads to, by its address and by a link of the page', async (path, id) => {
    await tab.goto('/cs2/team');
    await tab.goto(`${path}#${id}`);
    await tab.role('region', 'Нужна запись игры').waitFor();
    await isShown(id);
    await tab.evaluate('scrollTo(0, 0)');
    await tab.evaluate(`document.querySelector('a[href$="#${id}"]')?.click()`);
    await isShown(id);
  });
});
