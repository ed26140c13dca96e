import type { Page } from 'playwright-core';
import { type Journey, sizes, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';

let journey: Journey;
let mateId: string;
beforeAll(async () => {
  journey = await startJourney();
  mateId = await personId(journey, 'Северин');
});
afterAll(() => journey.end());

const html = async (path: string): Promise<string> => (await fetch(journey.url + path)).text();

/** The requests of the page while it opens, without those that every page makes later when idle. */
const callsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const calls: string[] = [];
  const hear = (request: { url(): string }): void => {
    const address = request.url().slice(journey.url.length);
    if (address.startsWith('/v1/') && address !== '/v1/rebranding') calls.push(address);
  };
  page.on('request', hear);
  await page.goto(journey.url + path);
  await page.locator('#root:not(:has(.first-paint)) main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', hear);
  return calls;
};

test('pages that everybody may open stand in the HTML, with what they are about', async () => {
  const expected = [
    ['/login', '<span class="first-new">Создай аккаунт</span>'],
    ['/cs2/team', `href="/cs2/team/${mateId}">Северин</a>`],
    [`/cs2/team/${mateId}`, '<h1 class="page-title">Северин</h1>'],
    [`/cs2/users/${mateId}`, '<h1 class="page-title">Северин</h1>'],
    ['/cs2/squads', 'class="squad-cards first-squads"'],
    ['/cs2/squads/create', 'class="card kind-card"'],
    ['/cs2/how-it-works', '<h1 class="page-title">Как это работает</h1>'],
    ['/cs2/mate', '<h1 class="page-title">Стань напарником</h1>'],
    ['/cs2/category-education', '<h1 class="page-title">Обучение в Counter-Strike 2</h1>'],
    ['/cs2/tag-aim', 'class="landing-path"'],
    ['/cs2/training/cs2-start', 'class="landing-sums landing-courses"'],
    ['/cs2/mates/severin', 'class="mate-line"'],
    ['/blog', 'class="first-tile"'],
    ['/support', '<h1 class="page-title">Поддержка</h1>'],
    ['/draws', '<h1 class="page-title">Розыгрыши</h1>'],
    ['/policy', '<h1 class="page-title">Пользовательское соглашение</h1>'],
  ] as const;
  const found = await Promise.all(expected.map(async ([path, text]) => [path, (await html(path)).includes(text)]));
  expect(found).toEqual(expected.map(([path]) => [path, true]));
});

test('a lead that the page does not have under its title is told to search engines only', async () => {
  for (const path of ['/login', '/policy']) {
    const page = await html(path);
    const told = /<meta name="description" content="(.{20,})">/.test(page);
    expect([path, told, page.includes('class="first-lead"')]).toEqual([path, true, false]);
  }
});

test('the largest picture of a page is asked for before its fonts and scripts', async () => {
  for (const path of ['/blog', '/blog/material-257']) {
    const page = await html(path);
    const asked = /<link rel="preload" as="image" fetchpriority="high" [^>]*href="([^"]+)">/.exec(page);
    expect(page.split(`src="${asked?.[1]}"`)).toHaveLength(2);
    expect(asked?.index).toBeLessThan(page.indexOf('<link rel="preload" as="font"'));
  }
});

test('fonts are asked for in the body: for those of the head the first paint would wait', async () => {
  const [head = '', body = ''] = (await html('/cs2/team')).split('</head>');
  const asked = (part: string): number => part.split('<link rel="preload" as="font"').length - 1;
  expect([asked(head), asked(body)]).toEqual([0, 3]);
  expect(body.indexOf('as="font"')).toBeLessThan(body.indexOf('as="script"'));
});

/**
 * Widths of the page's largest picture on a screen of this density: what it shows, what the whole page shows of it (a
 * tile may show the same picture in another size), and what is fetched.
 */
const widthsOfLargest = async (path: string, size: keyof typeof sizes, density: number) => {
  const page = await journey.visitor(size);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    ...sizes[size],
    deviceScaleFactor: density,
    mobile: size === 'phone',
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await callsOf(page, path);
  const shown = await page
    .locator('main img')
    .evaluateAll((all) => all.flatMap((one) => (one instanceof HTMLImageElement ? [one.currentSrc] : [])));
  const largest = await page
    .locator('main img[fetchpriority="high"]')
    .evaluate((one) => (one instanceof HTMLImageElement ? one.currentSrc : ''));
  await page.close();
  const name = largest.replace(/\d+\.webp$/, '');
  const widths = (addresses: readonly string[]) =>
    [...new Set(addresses)]
      .flatMap((one) => (one.startsWith(name) ? [Number.parseInt(one.slice(name.length))] : []))
      .sort();
  return { largest: widths([largest]), shown: widths(shown), fetched: widths(fetched) };
};

test.each([
  ['/blog', 'phone', 1, 640],
  ['/blog', 'phone', 3, 1600],
  ['/blog', 'desktop', 1, 1080],
  ['/blog/material-257', 'phone', 1, 640],
  ['/blog/material-257', 'phone', 3, 1080],
  ['/blog/material-257', 'desktop', 1, 1600],
] as const)(
  'of the largest picture of %s nothing is fetched that is not shown: on a %s of density %d %d px',
  async (path, size, density, width) => {
    const { largest, shown, fetched } = await widthsOfLargest(path, size, density);
    expect([largest, fetched]).toEqual([[width], shown]);
  },
);

test('their first render has what came with them', async () => {
  const page = await journey.visitor();
  await page.addInitScript(() => {
    const waiting: (string | null)[] = [];
    Object.assign(window, { waiting });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const added of addedNodes)
          if (added instanceof HTMLElement && added.parentElement?.id === 'root')
            for (const one of added.querySelectorAll('[aria-busy="true"]')) waiting.push(one.outerHTML.slice(0, 200));
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/cs2/team', `/cs2/team/${mateId}`, '/cs2/squads', '/blog']) {
    await callsOf(page, path);
    expect([path, await page.evaluate(() => Reflect.get(window, 'waiting'))]).toEqual([path, []]);
  }
});

test('a guest opens them without a single call', async () => {
  const page = await journey.visitor();
  const paths = [
    ...['/', '/login', '/cs2/team', '/cs2/squads', '/cs2/how-it-works', '/blog', '/draws', '/policy'],
    ...['/cs2/training/cs2-start', '/cs2/mates/severin'],
  ];
  const calls: unknown[] = [];
  for (const path of [...paths, `/cs2/team/${mateId}`, `/cs2/users/${mateId}`])
    calls.push([path, await callsOf(page, path)]);
  expect(calls).toEqual([...paths, `/cs2/team/${mateId}`, `/cs2/users/${mateId}`].map((path) => [path, []]));
});

test("the browser's title stays what the server has sent", async () => {
  const page = await journey.visitor();
  // Not the sign-in page, whose title is that of its mode: only the browser knows it.
  const paths = ['/', '/cs2/team', '/cs2/squads', '/cs2/how-it-works', '/cs2/mate', '/blog', '/draws', '/policy'];
  const seen: unknown[] = [];
  const sent: unknown[] = [];
  for (const path of [...paths, `/cs2/team/${mateId}`]) {
    sent.push([path, /<title>(.*?)<\/title>/.exec(await html(path))?.[1]]);
    await callsOf(page, path);
    seen.push([path, await page.title()]);
  }
  expect(seen).toEqual(sent);
});

test('what the server wrote gives way to the whole page, never to a skeleton', async () => {
  const page = await journey.visitor();
  await page.addInitScript(() => {
    const seen: string[] = [];
    let most = 0;
    const sample = (): void => {
      const root = document.getElementById('root');
      const frame = root?.querySelector('.first-paint') ? 'first screen' : 'page';
      if (root && seen.at(-1) !== frame) seen.push(frame);
      most = Math.max(most, root?.querySelectorAll('[aria-busy="true"]').length ?? 0);
      document.documentElement.dataset['frames'] = seen.join();
      document.documentElement.dataset['skeletons'] = String(most);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
  // Two lists are the browser's alone, and no first screen has them: the demo's people, mates by the draft of a squad.
  const pages = [
    ['/', 0],
    ['/login', 1],
    ['/cs2/team', 0],
    [`/cs2/team/${mateId}`, 0],
    ['/cs2/squads', 0],
    ['/cs2/squads/create', 1],
    ['/cs2/how-it-works', 0],
    ['/blog', 0],
    ['/draws', 0],
  ] as const;
  const wrong: unknown[] = [];
  for (const [path, ownLists] of pages) {
    await callsOf(page, path);
    const html = page.locator('html');
    const [frames, skeletons] = [await html.getAttribute('data-frames'), await html.getAttribute('data-skeletons')];
    if (frames !== 'first screen,page' || Number(skeletons ?? NaN) > ownLists) wrong.push([path, frames, skeletons]);
  }
  expect(wrong).toEqual([]);
});

test('a list that the address filters is left to its script', async () => {
  expect((await html('/blog?type=GUIDE')).includes('class="first-tile"')).toBe(false);
  const page = await html('/cs2/team?online=1');
  expect([page.includes('class="mate-cards'), page.includes('"answers":{}')]).toEqual([false, true]);
});

test('who is signed in is answered as themselves', async () => {
  const page = await journey.person('Киберкот');
  await page.goto(`${journey.url}/cs2/team/${mateId}`);
  const favorite = page.getByRole('button', { name: /^В избранно[ем]$/ });
  const before = await favorite.getAttribute('aria-pressed');
  const after = page.locator(`button[aria-pressed="${before === 'true' ? 'false' : 'true'}"]`, {
    hasText: 'В избранно',
  });
  await favorite.click();
  await after.waitFor();
  const calls = await callsOf(page, `/cs2/team/${mateId}`);
  await after.waitFor();
  expect(calls.filter((call) => call.startsWith('/v1/mates/cs2/'))).toEqual([]);
});

test('a page that renews the session on its way holds nothing of a guest’s, only what the person is asked for', async () => {
  const page = await journey.person('Киберкот');
  await page.context().clearCookies({ name: /access/ });
  await page.goto(`${journey.url}/cs2/team/${mateId}`);
  const boot: { me: { username: string }; answers: object } = JSON.parse(
    (await page.locator('#boot').textContent()) ?? '',
  );
  expect([boot.me.username, Object.keys(boot.answers)]).toEqual(['Киберкот', ['/v1/pov-requests/current']]);
});

test('what people write of themselves is words there', async () => {
  await journey.database.pool.query('UPDATE app_user SET description = $2 WHERE id = $1', [
    mateId,
    '</script><img src=x onerror=alert(1)>',
  ]);
  const page = await html(`/cs2/users/${mateId}`);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toContain('<img src=x');
});
