import { makeAdministrator } from '../support/people/make-administrator';
import { blogScene } from '../support/blog/blog-scene';
import { testBrowser } from '../support/server/test-browser';
import { serverForTests } from '../support/server/server-for-tests';
import { sceneForTests } from '../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);
const guest = () => testBrowser(server.url);

/** «й» as a Mac writes it in names of files: two characters. */
const asOnMac = (text: string): string => text.normalize('NFD');
const typed = ['сергей пчелкин', 'Сергей Пчёлкин', asOnMac('СЕРГЕЙ ПЧЁЛКИН')];
const title = 'Пчёлкин: твёрдый удар';

let author: Awaited<ReturnType<typeof scene.mate>>;
let article: number;
beforeAll(async () => {
  author = await scene.mate();
  article = await blog.publish(author, { title, price: 0 });
  await server.database.pool.query('UPDATE app_user SET username = $2 WHERE id = $1', [
    author.id,
    asOnMac('Сергей Пчёлкин'),
  ]);
});

describe.each(typed)('«%s» finds «Сергей Пчёлкин»', (search) => {
  test('among the people of the desk', async () => {
    const boss = await makeAdministrator(server, 'VIEW_USERS_LIST');
    const { items } = (await boss.browser.call('GET /v1/admin/users', { query: { search } })).body;
    expect(items.map(({ id }) => id)).toEqual([author.id]);
  });

  test('in the palette of the desk', async () => {
    const boss = await makeAdministrator(server, 'ALL');
    const { found } = (await boss.browser.call('GET /v1/admin/search', { query: { q: search } })).body;
    expect(found.map(({ path }) => path)).toContain(`/admin/users/${author.id}`);
  });

  test('among the authors', async () => {
    const { items } = (await guest().call('GET /v1/blog/authors', { query: { search } })).body;
    expect(items.map(({ id }) => id)).toEqual([author.id]);
  });
});

test.each(['тверд', 'твердого удара', 'ТВЁРДЫЙ УДАР', asOnMac('твёрдый'), 'пчелкин'])(
  'an article is found by «%s»',
  async (search) => {
    const { items } = (await guest().call('GET /v1/blog/articles', { query: { search } })).body;
    expect(items.map(({ id }) => id)).toEqual([article]);
  },
);

test.each(['твердый', 'ТВЁРДЫЙ', asOnMac('твёрдый')])('moderators find its title by «%s»', async (search) => {
  const boss = await makeAdministrator(server, 'ALL');
  const { items } = (await boss.browser.call('GET /v1/admin/blog/articles', { query: { search } })).body;
  expect(items.map(({ id }) => id)).toEqual([article]);
});
