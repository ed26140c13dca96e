import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { blogScene, draft } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);
const comment = 'Убери ссылку на магазин';

const notices = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ title }) => title);

test('an article goes back with remarks at blocks, and is not sent again before they are fixed', async () => {
  const author = await scene.mate();
  const id = await blog.write(author);
  await blog.send(author, id);
  const { browser } = await blog.chief();
  const queue = await browser.call('GET /v1/admin/blog/articles', { query: { status: 'UNDER_MODERATION' } });
  expect(queue.body.items.map((item) => item.id)).toContain(id);
  const giveBack = (blockId: string) =>
    browser.call('POST /v1/admin/blog/articles/{id}/need-fix', {
      params: { id },
      body: { version: 1, comment, remarks: [{ blockId, text: 'Здесь реклама' }] },
    });
  expect((await giveBack('nowhere')).code).toBe('VALIDATION_ERROR');
  expect((await giveBack('rest')).body).toMatchObject({ status: 'NEED_FIX', live: false });
  const mine = async () => (await author.browser.call('GET /v1/blog/my-articles/{id}', { params: { id } })).body;
  const seen = await mine();
  expect(seen).toMatchObject({
    decision: { comment },
    remarks: [{ blockId: 'rest', text: 'Здесь реклама', fixed: false }],
  });
  expect(await notices(author)).toContain('Нужно поправить');
  expect((await blog.send(author, id)).code).toBe('VALIDATION_ERROR');
  await author.browser.call('PUT /v1/blog/my-articles/{id}/remarks/{remarkId}', {
    params: { id, remarkId: seen.remarks[0]?.id ?? 0 },
    body: { fixed: true },
  });
  expect((await blog.send(author, id)).body).toMatchObject({ status: 'UNDER_MODERATION' });
  await blog.approve(id);
  expect((await mine()).remarks).toEqual([]);
  expect(await notices(author)).toContain('Материал опубликован');
});

test('a moderator decides on what they have seen, on what waits, and never on their own', async () => {
  const author = await scene.mate();
  const id = await blog.write(author);
  const { browser } = await blog.chief();
  const approve = (who: TestPerson['browser'], articleId: number, version: number) =>
    who.call('POST /v1/admin/blog/articles/{id}/approve', { params: { id: articleId }, body: { version } });
  expect((await approve(browser, id, 1)).code).toBe('ARTICLE_NOT_UNDER_MODERATION');
  await blog.send(author, id);
  expect((await approve(browser, id, 2)).code).toBe('ARTICLE_DRAFT_CHANGED');
  expect((await approve(browser, 2_000_000, 1)).code).toBe('ADMIN_BLOG_ARTICLE_NOT_FOUND');
  expect((await approve(author.browser, id, 1)).code).toBe('AUTH_NOT_ADMIN');
  const writer = await makeAdministrator(server, 'MANAGE_BLOG');
  const own = await blog.write(writer);
  await blog.send(writer, own);
  expect((await approve(writer.browser, own, 1)).code).toBe('ARTICLE_OWN');
  const both = await Promise.all([approve(browser, id, 1), approve(browser, id, 1)]);
  expect(both.map(({ code }) => code).sort()).toEqual(['ARTICLE_NOT_UNDER_MODERATION', null]);
});

test('rejected, an article may be rewritten and sent again', async () => {
  const author = await scene.mate();
  const id = await blog.write(author);
  await blog.send(author, id);
  const { browser } = await blog.chief();
  await browser.call('POST /v1/admin/blog/articles/{id}/reject', { params: { id }, body: { version: 1, comment } });
  const save = await author.browser.call('PUT /v1/blog/articles/{id}', {
    params: { id },
    body: { ...draft({ title: 'Иначе' }), revision: 1 },
  });
  expect(save.body).toMatchObject({ status: 'REJECTED', revision: 2 });
  expect((await blog.send(author, id)).body).toMatchObject({ status: 'UNDER_MODERATION' });
});

test('recommended articles stand first in the feed’s own row', async () => {
  const author = await scene.mate();
  const [one, draftId] = [await blog.publish(author), await blog.write(author)];
  const { browser } = await blog.chief();
  const recommend = (id: number, recommended = true) =>
    browser.call('POST /v1/blog/articles/{id}/recommendation', { params: { id }, body: { recommended } });
  expect((await recommend(draftId)).code).toBe('BLOG_NO_PUBLISHED_VERSION');
  expect((await recommend(one)).body).toEqual({ recommended: true });
  const row = async () =>
    (await browser.call('GET /v1/blog/articles', { query: { recommended: 'true' } })).body.items.map(({ id }) => id);
  expect(await row()).toEqual([one]);
  await recommend(one, false);
  expect(await row()).toEqual([]);
  const refused = await author.browser.call('POST /v1/blog/articles/{id}/recommendation', {
    params: { id: one },
    body: {},
  });
  expect(refused.code).toBe('AUTH_NOT_ADMIN');
});

test('the desk lists as recommended what the feed shows, not what was taken down or deleted', async () => {
  const author = await scene.mate();
  const [shown, down, gone] = [await blog.publish(author), await blog.publish(author), await blog.publish(author)];
  const { browser } = await blog.chief();
  for (const id of [shown, down, gone])
    await browser.call('POST /v1/blog/articles/{id}/recommendation', { params: { id }, body: { recommended: true } });
  await browser.call('POST /v1/admin/blog/articles/{id}/unpublish', { params: { id: down }, body: { comment } });
  await browser.call('DELETE /v1/admin/blog/articles/{id}', { params: { id: gone }, body: { comment } });
  const listed = async (query: object) => {
    const { body } = await browser.call('GET /v1/admin/blog/articles', { query: { authorId: author.id, ...query } });
    return body.items.map(({ id, recommended }) => ({ id, recommended }));
  };
  expect(await listed({ recommended: 'true' })).toEqual([{ id: shown, recommended: true }]);
  expect(await listed({ recommended: 'false' })).toEqual([{ id: down, recommended: false }]);
  expect(await listed({ status: 'DELETED' })).toEqual([{ id: gone, recommended: false }]);
});

test('an article changes hands, and every act stands in the log', async () => {
  const [author, heir] = [await scene.mate(), await scene.mate()];
  const id = await blog.publish(author);
  const { browser } = await blog.chief();
  const moved = await browser.call('POST /v1/admin/blog/articles/{id}/reassign', {
    params: { id },
    body: { authorId: heir.id, comment },
  });
  expect(moved.body).toMatchObject({ status: 'REASSIGNED', live: true });
  const foundBy = async (search: string) =>
    (await browser.call('GET /v1/blog/articles', { query: { search } })).body.items.map((item) => item.id);
  expect([await foundBy(author.username), await foundBy(heir.username)]).toEqual([[], [id]]);
  expect((await author.browser.call('GET /v1/blog/my-articles/{id}', { params: { id } })).code).toBe(
    'BLOG_NOT_BELONGS_TO_USER',
  );
  expect((await heir.browser.call('GET /v1/blog/my-articles/{id}', { params: { id } })).body).toMatchObject({
    decision: { comment },
  });
  const down = await browser.call('POST /v1/admin/blog/articles/{id}/unpublish', { params: { id }, body: { comment } });
  expect(down.body).toMatchObject({ live: false });
  const { rows } = await server.database.pool.query(`SELECT action FROM audit_log WHERE subject = $1 ORDER BY id`, [
    `article:${id}`,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['blog.approve', 'blog.reassign', 'blog.unpublish']);
});

test('nobody who is leaving is given an article', async () => {
  const [author, heir] = [await scene.mate(), await scene.mate()];
  const id = await blog.publish(author);
  await server.database.pool.query('UPDATE app_user SET leaving_at = now() WHERE id = $1', [heir.id]);
  const moved = await (
    await blog.chief()
  ).browser.call('POST /v1/admin/blog/articles/{id}/reassign', {
    params: { id },
    body: { authorId: heir.id, comment },
  });
  expect(moved.code).toBe('ADMIN_USERS_NOT_FOUND');
});
