import { v7 as uuidv7 } from 'uuid';
import { deletedName } from '#domain/people/leaving.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';
import { blogScene } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const share = ({ browser }: TestPerson, id: number, ...people: readonly { readonly id: string }[]) =>
  browser.call('PUT /v1/blog/articles/{id}/shared-with', {
    params: { id },
    body: { userIds: people.map((one) => one.id) },
  });

const shares = ({ browser }: TestPerson, id: number) =>
  browser.call('GET /v1/blog/articles/{id}/shared-with', { params: { id } });

test('opened to a client it is read whole, they are told, and the author sees that they have looked', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  const id = await blog.publish(author);
  await blog.befriend(author, client);
  expect((await share(author, id, client)).body).toEqual({ shared: 1 });
  const told = await client.browser.call('GET /v1/notifications', { query: {} });
  expect(told.body.items[0]).toMatchObject({ title: 'Тебе открыли материал' });
  expect((await shares(author, id)).body.items).toMatchObject([{ id: client.id, seenAt: null }]);
  expect((await blog.read(client, id)).body).toMatchObject({ access: 'SHARED', locked: null });
  expect((await shares(author, id)).body.items[0]?.seenAt).not.toBeNull();
  const opened = await client.browser.call('GET /v1/blog/articles/shared-with-me', { query: { access: 'SHARED' } });
  expect(opened.body.items.map((item) => item.id)).toEqual([id]);
  const revoke = () =>
    author.browser.call('DELETE /v1/blog/articles/{id}/shared-with/{userId}', { params: { id, userId: client.id } });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).code).toBe('BLOG_SHARE_USER_NOT_FOUND');
  expect((await blog.read(client, id)).body.locked).not.toBeNull();
});

test('only to one’s own clients, to each once, and to those who have not bought it', async () => {
  const [author, client, buyer, stranger] = [
    await scene.mate(),
    await scene.client(),
    await scene.client(1000),
    await scene.client(),
  ];
  const id = await blog.publish(author);
  await blog.befriend(author, client, buyer);
  expect((await share(author, id, stranger)).code).toBe('BLOG_SHARE_USER_NOT_FOUND');
  expect((await share(author, id, { id: uuidv7() })).code).toBe('BLOG_SHARE_USER_NOT_FOUND');
  await share(author, id, client);
  expect((await share(author, id, client)).code).toBe('BLOG_ALREADY_SHARED');
  await buyer.browser.call('POST /v1/balance/articles/{articleId}/pay', {
    params: { articleId: id },
    body: {},
    idempotencyKey: newKey(),
  });
  expect((await share(author, id, buyer)).code).toBe('BLOG_ALREADY_SHARED');
  expect((await share(author, await blog.write(author), client)).code).toBe('BLOG_NO_PUBLISHED_VERSION');
  expect((await share(stranger, id, client)).code).toBe('BLOG_NOT_BELONGS_TO_USER');
});

test('an article is shared with two hundred people at most', async () => {
  const author = await scene.mate();
  const clients = [await scene.client(), await scene.client()] as const;
  const id = await blog.publish(author);
  await blog.befriend(author, ...clients);
  await server.database.pool.query('UPDATE blog_article SET shares = 199 WHERE id = $1', [id]);
  expect((await share(author, id, ...clients)).code).toBe('ARTICLE_SHARES_LIMIT');
  expect((await share(author, id, clients[0])).body).toEqual({ shared: 200 });
});

test('who reads it is for the author and administrators; clients are found by name', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  const id = await blog.publish(author);
  await blog.befriend(author, client);
  expect((await shares(client, id)).code).toBe('BLOG_AUTHOR_OR_ADMIN_NEEDED_FOR_SHARES');
  expect((await shares(await makeAdministrator(server, 'MANAGE_BLOG'), id)).code).toBeNull();
  const find = (query: { articleId?: string; search?: string }) =>
    author.browser.call('GET /v1/blog/user-to-share', { query });
  expect((await find({})).code).toBe('BLOG_ID_REQUIRED');
  expect((await find({ articleId: String(id), search: client.username.toLowerCase() })).body.items).toMatchObject([
    { id: client.id, open: false },
  ]);
  expect((await find({ articleId: String(id), search: 'nobody' })).body.items).toEqual([]);
});

test('of whoever is leaving the author sees that they have it, not who they are', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  const id = await blog.publish(author);
  await blog.befriend(author, client);
  await share(author, id, client);
  await server.database.pool.query('UPDATE app_user SET leaving_at = now() WHERE id = $1', [client.id]);
  expect((await shares(author, id)).body.items).toMatchObject([{ username: deletedName, avatarUrl: null }]);
});

test('closed and opened again it calls a client once', async () => {
  const [author, client] = [await scene.mate(), await scene.client()];
  const [id, other] = [await blog.publish(author), await blog.publish(author)];
  await blog.befriend(author, client);
  const params = { id, userId: client.id };
  for (let times = 0; times < 3; times += 1) {
    expect((await share(author, id, client)).code).toBeNull();
    await author.browser.call('DELETE /v1/blog/articles/{id}/shared-with/{userId}', { params });
  }
  await share(author, other, client);
  const { items } = (await client.browser.call('GET /v1/notifications')).body;
  expect(items.map(({ link }) => link)).toEqual([`/blog/material-${other}`, `/blog/material-${id}`]);
});
