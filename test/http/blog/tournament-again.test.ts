import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { blogScene, draft } from '../../support/blog/blog-scene';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const id = 257;
const begin = ({ browser }: TestPerson, title = 'Летний кубок') =>
  browser.call('POST /v1/blog/articles', { body: draft({ tournament: true, title, price: 0 }) });
const remove = async () => {
  const { browser } = await blog.chief();
  const gone = await browser.call('DELETE /v1/admin/blog/articles/{id}', {
    params: { id },
    body: { comment: 'Турнир отменили' },
  });
  expect(gone.body).toMatchObject({ id, status: 'DELETED' });
};

test('a tournament’s page that was removed is begun again at its address, as a new one, by whoever of the blog', async () => {
  const [first, second, reader] = [
    await makeAdministrator(server, 'MANAGE_BLOG'),
    await makeAdministrator(server, 'MANAGE_BLOG'),
    await scene.client(),
  ];
  expect((await begin(first)).body).toMatchObject({ id });
  expect((await blog.send(first, id)).code).toBeNull();
  await blog.approve(id);
  await reader.browser.call('PUT /v1/blog/articles/{id}/like', { params: { id }, body: { liked: true } });
  await remove();
  const begun = await begin(second, 'Зимний кубок');
  expect(begun.body).toMatchObject({ id, status: 'CREATED' });
  expect((await blog.read(reader, id)).code).toBe('BLOG_NOT_FOUND');
  expect((await first.browser.call('GET /v1/blog/my-articles/{id}', { params: { id } })).code).toBe('BLOG_NOT_FOUND');
  expect((await blog.send(second, id)).body).toMatchObject({ status: 'UNDER_MODERATION' });
  expect((await blog.approve(id)).body).toMatchObject({ status: 'APPROVED', live: true });
  expect((await blog.read(reader, id)).body).toMatchObject({
    title: 'Зимний кубок',
    author: { id: second.id },
    likes: 0,
    liked: false,
    updatedAt: null,
  });
  await remove();
});

test('of two who begin it again at once one does', async () => {
  const [first, second] = [
    await makeAdministrator(server, 'MANAGE_BLOG'),
    await makeAdministrator(server, 'MANAGE_BLOG'),
  ];
  const answers = await Promise.all([begin(first), begin(second)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['VALIDATION_ERROR', null]);
});
