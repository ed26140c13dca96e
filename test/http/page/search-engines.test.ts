import { days } from '#domain/time/durations.ts';
import { createDraw } from '#server/features/draws/create-draw.ts';
import { robotsText } from '#server/composition/page/search/mount-search.ts';
import { blogScene } from '../../support/blog/blog-scene';
import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests({ CLIENT_DIR: emptyClient() });
const scene = sceneForTests(server);
const blog = blogScene(server);

const open = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

/** Addresses that a file lists, without the host. */
const listed = async (path: string): Promise<readonly string[]> =>
  [...(await open(path)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

const metas = async (path: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    [
      ...(await open(path)).text.matchAll(
        /<(?:meta (?:name|property)|link rel)="([\w:]+)" (?:content|href)="([^"]*)"/g,
      ),
    ].map(([, name = '', content = '']) => [name, content]),
  );

test('crawlers are told where not to go and where the list of pages is', () => {
  const text = robotsText({ demo: false, publicUrl: 'https://example.ru' });
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain('Sitemap: https://example.ru/sitemap.xml\n');
});

test('a demo asks not to be found', async () => {
  const asked = await open('/robots.txt');
  expect(asked).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: 'User-agent: *\nDisallow: /\n' });
});

test('the list of pages leads to every page that everybody may find, each of which stands', async () => {
  const mate = await scene.mate();
  const article = await blog.publish(mate, { price: 0 });
  const files = await listed('/sitemap.xml');
  expect(files).toEqual(['/sitemap/pages.xml', '/sitemap/mates-1.xml', '/sitemap/articles-1.xml']);
  const paths = (await Promise.all(files.map(listed))).flat();
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/blog',
      '/draws',
      '/cs2/team',
      '/cs2/squads',
      '/cs2/category-fun',
      `/cs2/team/${mate.id}`,
      `/blog/material-${article}`,
    ]),
  );
  for (const closed of ['/login', '/balance', '/dev', '/admin', '/cs2/profile']) expect(paths).not.toContain(closed);
  for (const path of paths) {
    const { status, text } = await open(path);
    expect([path, status, text.includes('noindex')]).toEqual([path, 200, false]);
  }
  expect((await open('/sitemap/mates-2.xml')).status).toBe(404);
  expect((await open('/sitemap/nothing.xml')).status).toBe(404);
});

test('a page has one address, however it was come to', async () => {
  const mate = await scene.mate();
  const { publicUrl } = server.product.app.config;
  for (const path of [`/cs2/team/${mate.id}`, `/cs2/team/${mate.id}/?ref=9f0c12ab`])
    expect(await metas(path)).toMatchObject({
      canonical: `${publicUrl}/cs2/team/${mate.id}`,
      'og:url': `${publicUrl}/cs2/team/${mate.id}`,
      'og:site_name': 'Напарник',
    });
  expect(await metas('/')).toMatchObject({ canonical: `${publicUrl}/`, 'og:title': expect.stringContaining('Играй') });
});

test('what is nobody’s to find by searching says so, and has a preview for whom its link is sent', async () => {
  const person = await scene.client();
  for (const path of ['/login', '/balance', '/cs2/squads/invite/abc', `/cs2/users/${person.id}`])
    expect([path, await metas(path)]).toEqual([
      path,
      expect.objectContaining({ robots: 'noindex', 'og:image': expect.stringContaining('http') }),
    ]);
  expect(await metas('/nothing')).toMatchObject({ robots: 'noindex' });
  expect(await metas('/nothing')).not.toHaveProperty('og:title');
  expect(await metas('/balance')).not.toHaveProperty('canonical');
});

test('a landing of a mate who is not on offer is missing, as its page says', async () => {
  const mate = await scene.mate();
  await server.database.pool.query(
    `INSERT INTO mate_landing (id, game_id, mate_id, title, lead) VALUES ('hero', 'cs2', $1, 'Герой', 'Лучший')`,
    [mate.id],
  );
  expect((await open('/cs2/mates/hero')).status).toBe(200);
  expect(await listed('/sitemap/pages.xml')).toContain('/cs2/mates/hero');
  await server.database.pool.query('DELETE FROM mate_access WHERE user_id = $1', [mate.id]);
  expect((await open('/cs2/mates/hero')).status).toBe(404);
  expect(await listed('/sitemap/pages.xml')).not.toContain('/cs2/mates/hero');
});

test('a draw names itself where its link is sent', async () => {
  const now = server.clock.now();
  const id = await server.product.app.db.transaction((tx) =>
    createDraw(tx, {
      title: 'Осенний <розыгрыш>',
      description: 'Трое получат по 1 000 ₽',
      places: 3,
      prize: 100_000,
      opensAt: new Date(now),
      closesAt: new Date(now + days(7)),
    }),
  );
  expect(await metas(`/draws/${id}`)).toMatchObject({
    'og:title': 'Осенний &lt;розыгрыш&gt;',
    'og:description': 'Трое получат по 1 000 ₽',
  });
});
