import { testBrowser } from '../../support/server/test-browser';
import { serverForTests } from '../../support/server/server-for-tests';
import { makeAdministrator } from '../../support/people/make-administrator';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { blogScene, paragraph, secret, differentWords } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);
const guest = () => ({ browser: testBrowser(server.url) });

const feed = async (query: object = {}, who: { browser: ReturnType<typeof testBrowser> } = guest()) =>
  (await who.browser.call('GET /v1/blog/articles', { query })).body;

test('nobody who has not paid receives more than the free part, from any call', async () => {
  const author = await scene.mate();
  const id = await blog.publish(author);
  const stranger = await scene.client();
  const answers = [
    await blog.read(guest(), id),
    await blog.read(stranger, id),
    await stranger.browser.call('GET /v1/blog/articles', { query: {} }),
    await stranger.browser.call('GET /v1/blog/articles', { query: { search: secret } }),
    await stranger.browser.call('GET /v1/blog/articles/{id}/related', { params: { id } }),
    await stranger.browser.call('GET /v1/blog/overview', {}),
    await stranger.browser.call('GET /v1/blog/my-articles/{id}', { params: { id } }),
    await stranger.browser.call('GET /v1/blog/my-articles/{id}/versions/{version}', { params: { id, version: 1 } }),
    await stranger.browser.raw('GET', `/blog/material-${id}`),
  ];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(new RegExp(`${secret}|слово450`));
  const { body } = answers[0] ?? {};
  expect(body).toMatchObject({ locked: { titles: ['Окно с центра'], sections: 1 }, price: 290 });
  const text = JSON.stringify(Object(body).document).match(/слово\d+/g) ?? [];
  expect(text.join(' ').length).toBeLessThanOrEqual(800);
  // Words that are paid for find nothing, those that are free do.
  expect((await feed({ search: secret })).items).toEqual([]);
  expect((await feed({ search: 'слово3' })).items).toHaveLength(1);
  const whole = await stranger.browser.call('GET /v1/blog/articles/{id}', { params: { id }, query: { full: 'true' } });
  expect(whole.code).toBe('BLOG_ARTICLE_ACCESS_REQUIRED');
});

test('the author, moderators and readers of a free article read all of it', async () => {
  const author = await scene.mate();
  const id = await blog.publish(author);
  const free = await blog.publish(author, { price: 0 });
  expect(JSON.stringify((await blog.read(author, id)).body)).toContain(secret);
  expect(JSON.stringify((await blog.read(await blog.chief(), id)).body)).toContain(secret);
  expect((await blog.read(guest(), free)).body).toMatchObject({ locked: null });
});

test('an author is found by the beginning of their name, and only with something in the feed', async () => {
  const [author, silent] = [await scene.mate(), await scene.mate()];
  await blog.publish(author);
  await blog.write(silent);
  const { rows } = await server.database.pool.query<{ username: string }>(
    'SELECT username FROM app_user WHERE id = $1',
    [author.id],
  );
  const find = async (search: string) => {
    const { body } = await guest().browser.call('GET /v1/blog/authors', { query: { search } });
    return body.items;
  };
  const name = rows[0]?.username ?? '';
  expect(await find(name.toUpperCase())).toMatchObject([{ id: author.id, username: name, articles: 1 }]);
  expect((await find(name.slice(0, 3))).map(({ id }) => id)).not.toContain(silent.id);
  expect(await find('%')).toEqual([]);
});

test('the feed sorts, filters and goes on page after page without a gap', async () => {
  const author = await scene.mate();
  const ids: number[] = [];
  for (const price of [0, 100, 0, 200, 0]) {
    ids.push(await blog.publish(author, { price, title: `Цена ${price}` }));
    server.clock.advance(1000);
  }
  const mine = { authorId: author.id };
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof feed>> = await feed({ ...mine, limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([...ids].reverse());
  expect((await feed({ ...mine, sort: 'OLDEST_FIRST' })).items.map(({ id }) => id)).toEqual(ids);
  expect((await feed({ ...mine, free: true })).items.map(({ price }) => price)).toEqual([0, 0, 0]);
  expect((await feed({ ...mine, gameId: 'dota2' })).items).toEqual([]);
  expect((await feed({ ...mine, type: 'VIDEO' })).items).toEqual([]);
  expect((await feed(mine)).total).toBe(5);
});

test('words are found in any form, by the beginning of the last one, and by the author’s name', async () => {
  const author = await scene.mate();
  const id = await blog.publish(author, { title: 'Разминка для прицела', price: 0 });
  for (const search of ['разминки', 'прицелом', 'разминка приц', author.username])
    expect((await feed({ search })).items.map((item) => item.id)).toContain(id);
  expect((await feed({ search: 'экономика' })).items.map((item) => item.id)).not.toContain(id);
});

test('an article is found by the name that its author has now, and by none while they are leaving', async () => {
  const author = await scene.mate();
  const id = await blog.publish(author, { price: 0 });
  const next = `Stylist${author.username}`;
  const isFoundBy = async (search: string) => (await feed({ search })).items.some((item) => item.id === id);
  const found = async () => [await isFoundBy(author.username), await isFoundBy(next), await isFoundBy('слово3')];
  expect(await found()).toEqual([true, false, true]);
  await author.browser.call('PUT /v1/users/me/username', { body: { username: next } });
  expect(await found()).toEqual([false, true, true]);
  const setLeaving = (at: Date | null) =>
    server.database.pool.query('UPDATE app_user SET leaving_at = $2 WHERE id = $1', [author.id, at]);
  await setLeaving(new Date());
  expect(await found()).toEqual([false, false, true]);
  await setLeaving(null);
  expect(await found()).toEqual([false, true, true]);
});

test('a day counts a person once, and the author not at all', async () => {
  const author = await scene.mate();
  const client = await scene.client();
  const id = await blog.publish(author, { price: 0 });
  await blog.read(client, id);
  await blog.read(client, id);
  await blog.read(author, id);
  await blog.read(guest(), id);
  const stats = async () =>
    (await author.browser.call('GET /v1/blog/stats/{id}', { params: { id }, query: { days: '7' } })).body;
  expect(await stats()).toMatchObject({ views: 2, readers: 1, byDay: [{ views: 2 }] });
  server.clock.advance(24 * 3_600_000);
  await blog.read(client, id);
  expect(await stats()).toMatchObject({ views: 3, readers: 1, byDay: [{ views: 2 }, { views: 1 }] });
  expect((await client.browser.call('GET /v1/blog/stats/{id}', { params: { id } })).code).toBe(
    'BLOG_NOT_BELONGS_TO_USER',
  );
});

test('likes count once, may be taken back, and are for those who can read it', async () => {
  const author = await scene.mate();
  const client = await scene.client();
  const [paid, free] = [await blog.publish(author), await blog.publish(author, { price: 0 })];
  const like = (who: typeof client, id: number, liked = true) =>
    who.browser.call('PUT /v1/blog/articles/{id}/like', { params: { id }, body: { liked } });
  expect((await like(client, paid)).code).toBe('BLOG_LIKE_ACCESS_DENIED');
  expect((await like(author, free)).code).toBe('BLOG_LIKE_ACCESS_DENIED');
  expect((await like(client, free)).body).toEqual({ liked: true, likes: 1 });
  expect((await like(client, free)).body).toEqual({ liked: true, likes: 1 });
  expect((await like(client, free, false)).body).toEqual({ liked: false, likes: 0 });
});

test('the deleted are for administrators, what was taken down for those who have it', async () => {
  const author = await scene.mate();
  const client = await scene.client();
  const id = await blog.publish(author);
  const deleted = { query: { status: 'DELETED' } } as const;
  expect((await client.browser.call('GET /v1/blog/articles', deleted)).code).toBe('AUTH_NOT_ADMIN');
  const another = await makeAdministrator(server, 'MANAGE_GAMES');
  expect((await another.browser.call('GET /v1/blog/articles', deleted)).code).toBe('FORBIDDEN');
  expect((await (await blog.chief()).browser.call('GET /v1/blog/articles', deleted)).code).toBeNull();
  expect((await guest().browser.call('GET /v1/blog/articles', { query: { access: 'BOUGHT' } })).code).toBe(
    'UNAUTHENTICATED',
  );
  await author.browser.call('POST /v1/blog/articles/{id}/unpublish', { params: { id } });
  expect((await blog.read(client, id)).code).toBe('BLOG_ACCESS_DENIED');
  expect((await feed({ authorId: author.id })).items).toEqual([]);
  expect((await blog.read(author, id)).body).toMatchObject({ live: false });
  expect((await blog.read(client, await blog.write(author))).code).toBe('BLOG_NOT_FOUND');
});

test('whoever reads may put themselves on a list until it closes; only administrators make one', async () => {
  const chief = await blog.chief();
  const client = await scene.client();
  const closesAt = new Date(server.clock.now() + 3_600_000).toISOString();
  const document = {
    blocks: [paragraph('text', differentWords(60)), { type: 'registration', id: 'join', title: 'Кубок', closesAt }],
  } as const;
  const foreign = await client.browser.call('POST /v1/blog/articles', {
    body: { document: { blocks: [...document.blocks] } },
  });
  expect(foreign.code).toBe('VALIDATION_ERROR');
  const author = await scene.mate();
  const id = await blog.publish(author, { price: 0 });
  // An administrator's own article must be approved by another; here the version's author is changed instead.
  await server.database.pool.query(`UPDATE blog_version SET document = $1 WHERE article_id = $2`, [document, id]);
  const join = (registered: boolean) =>
    client.browser.call('PUT /v1/blog/articles/{id}/registration', { params: { id }, body: { registered } });
  expect((await join(true)).body).toEqual({ people: 1, registered: true });
  expect((await join(true)).body).toEqual({ people: 1, registered: true });
  expect((await blog.read(chief, id)).body.registration).toEqual({ people: 1, registered: false, open: true });
  expect((await join(false)).body).toEqual({ people: 0, registered: false });
  server.clock.advance(3_600_001);
  expect((await join(true)).code).toBe('ARTICLE_REGISTRATION_CLOSED');
});
