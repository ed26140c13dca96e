import type { Page } from 'playwright-core';
import { hostileDocument, hostileTexts } from '../../support/blog/hostile-article';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
// The document's pictures were never uploaded.
afterAll(async () => expect((await journey.end()).filter((line) => !/status of 404/.test(line))).toEqual([]));

const [first = ''] = hostileTexts;
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();

const signedIn = async (name: string): Promise<TestBrowser> => {
  const browser = testBrowser(journey.url);
  await browser.call('POST /dev/api/sign-in', { body: { userId: await personId(journey, name) } });
  return browser;
};

const write = async (author: TestBrowser, price: number): Promise<number> => {
  const document = { ...hostileDocument(), blocks: [...hostileDocument().blocks] };
  const { body, code } = await author.call('POST /v1/blog/articles', {
    body: {
      title: hostileTexts.join(' ').slice(0, 120),
      lead: hostileTexts.join(' ').slice(0, 300),
      gameId: 'cs2',
      price,
      cover: { src: `/files/blog/${'c'.repeat(24)}.webp`, width: 1600, height: 800, alt: first },
      document,
    },
  });
  expect(code).toBeNull();
  await author.call('POST /v1/blog/articles/{id}/publish', { params: { id: body.id } });
  return body.id;
};

/** No script ran, and the page contains none that could. */
const lookAt = async (page: Page, path: string, shows: string): Promise<void> => {
  await page.goto(journey.url + path);
  await page.getByText(shows, { exact: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    ran: Reflect.get(window, 'xssRan') ?? 0,
    evil: document.querySelectorAll(
      'a[href^="javascript:" i], [onload], [onerror], [onmouseover], iframe, main script, svg[onload], img[src="x"]',
    ).length,
  }));
  expect({ path, ...found }).toEqual({ path, ran: 0, evil: 0 });
};

const watched = async (page: Page): Promise<Page> => {
  await page.addInitScript(() => {
    Reflect.set(window, 'xss', () => Reflect.set(window, 'xssRan', (Reflect.get(window, 'xssRan') ?? 0) + 1));
  });
  return page;
};

test('words of an article are words on every screen that shows them, whichever field they stand in', async () => {
  const [author, moderator] = [await signedIn('Северин'), await signedIn('Смотритель')];
  const [free, paid, returned] = [await write(author, 0), await write(author, 290), await write(author, 0)];
  for (const id of [free, paid])
    await moderator.call('POST /v1/admin/blog/articles/{id}/approve', { params: { id }, body: { version: 1 } });
  await moderator.call('POST /v1/admin/blog/articles/{id}/need-fix', {
    params: { id: returned },
    body: {
      version: 1,
      comment: hostileTexts.join(' ').slice(0, 500),
      remarks: [{ blockId: 'evil-text', text: hostileTexts.join(' ') }],
    },
  });
  // An administrator's own article would wait for another administrator, so its block is inserted here.
  await journey.database.pool.query('UPDATE blog_version SET document = $1 WHERE article_id = $2', [
    hostileDocument(tomorrow()),
    free,
  ]);
  const pages = {
    guest: await watched(await journey.visitor()),
    author: await watched(await journey.person('Северин')),
    client: await watched(await journey.person('Киберкот', 'phone')),
  };
  const shows = '<img src=x onerror="xss()">';
  for (const page of [pages.guest, pages.client]) {
    await lookAt(page, '/blog', shows);
    await lookAt(page, `/blog?search=${encodeURIComponent('Северин')}`, shows);
    await lookAt(page, `/blog/material-${free}`, shows);
    await lookAt(page, `/blog/material-${paid}`, shows);
  }
  await lookAt(pages.author, '/materials', shows);
  await lookAt(pages.author, `/blog/material-${paid}`, shows);
  await lookAt(pages.author, `/materials/${returned}`, shows);
  await pages.author.getByRole('button', { name: /^Версия 1/ }).click();
  await pages.author.getByRole('dialog').waitFor();
  await lookAt(pages.author, '/cs2/profile', 'Северин');
  const buy = pages.client.getByRole('button', { name: /^Купить за/ });
  await buy.click();
  await buy.waitFor({ state: 'detached' });
  await lookAt(pages.client, '/materials/for-me', shows);
  await lookAt(pages.client, '/balance', 'Баланс');
  // Without scripts, too, the page contains only text.
  for (const path of ['/blog', `/blog/material-${free}`, `/blog/material-${paid}`]) {
    const html = await (await fetch(journey.url + path)).text();
    expect(html).not.toMatch(/<img src=x|<svg onload|<iframe|href="javascript:|<script>xss/i);
    expect(html).toContain('&lt;img src=x onerror=&quot;xss()&quot;&gt;');
  }
});
