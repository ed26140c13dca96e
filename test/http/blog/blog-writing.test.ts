import fc from 'fast-check';
import { picture } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { blogScene, draft, longDocument, paragraph, differentWords } from '../../support/blog/blog-scene';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const save = ({ browser }: TestPerson, id: number, revision: number, changes: Parameters<typeof draft>[0] = {}) =>
  browser.call('PUT /v1/blog/articles/{id}', { params: { id }, body: { ...draft(changes), revision } });

const mine = async ({ browser }: TestPerson, id: number) =>
  (await browser.call('GET /v1/blog/my-articles/{id}', { params: { id } })).body;

test('a draft is saved over the revision it was written on, and never over a newer one', async () => {
  const author = await scene.client();
  const id = await blog.write(author);
  expect((await save(author, id, 1, { title: 'Второй' })).body).toMatchObject({ revision: 2 });
  const late = await save(author, id, 1, { title: 'Опоздавший' });
  expect([late.code, late.body]).toMatchObject(['ARTICLE_DRAFT_CHANGED', { details: { revision: 2 } }]);
  expect(await mine(author, id)).toMatchObject({ title: 'Второй', revision: 2, status: 'CREATED' });
});

test('of saves on one revision at once exactly one goes through', async () => {
  const author = await scene.client();
  const id = await blog.write(author);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => save(author, id, 1, { title: `Правка ${index}` })),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'ARTICLE_DRAFT_CHANGED')).toHaveLength(7);
});

test('a creation repeated by its page is the same article', async () => {
  const author = await scene.client();
  const body = draft({ clientKey: '0198a000-0000-7000-8000-000000000001' });
  const made = await Promise.all([1, 2, 3].map(() => author.browser.call('POST /v1/blog/articles', { body })));
  expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1);
});

test('what lacks something is not sent to a moderator', async () => {
  const author = await scene.client();
  const id = await blog.write(author, { title: ' ', cover: null, gameId: null, document: { blocks: [] } });
  const refused = await blog.send(author, id);
  expect(refused.code).toBe('VALIDATION_ERROR');
  expect(Object(refused.body).details.fields.map(({ path }: { path: string }) => path)).toEqual([
    'title',
    'cover',
    'gameId',
    'document',
  ]);
  const video = await blog.write(author, { type: 'VIDEO' });
  expect(Object((await blog.send(author, video)).body).details.fields).toEqual([
    { path: 'document', message: 'Добавь видео' },
  ]);
});

test('an edit keeps the published version readable until the next one is approved', async () => {
  const author = await scene.mate();
  const reader = await scene.client();
  const id = await blog.publish(author, { price: 0 });
  const before = await mine(author, id);
  await save(author, id, before.revision, {
    title: 'Новый заголовок',
    price: 0,
    document: { blocks: [paragraph('open', differentWords(90, 900))] },
  });
  expect(await mine(author, id)).toMatchObject({
    status: 'CREATED',
    live: true,
    versions: [{ number: 2 }, { number: 1, current: true }],
  });
  expect((await blog.read(reader, id)).body).toMatchObject({ title: 'Раскидки на Мираже' });
  await blog.send(author, id);
  expect((await blog.read(reader, id)).body).toMatchObject({ title: 'Раскидки на Мираже' });
  await blog.approve(id);
  expect((await blog.read(reader, id)).body).toMatchObject({ title: 'Новый заголовок' });
  const first = await author.browser.call('GET /v1/blog/my-articles/{id}/versions/{version}', {
    params: { id, version: 1 },
  });
  expect(first.body).toMatchObject({ title: 'Раскидки на Мираже', document: longDocument });
});

test('every step is refused for its own reason', async () => {
  const author = await scene.mate();
  const stranger = await scene.client();
  const step = (who: TestPerson, id: number, name: 'publish' | 'unpublish') =>
    who.browser.call(`POST /v1/blog/articles/{id}/${name}`, { params: { id } });
  const remove = (who: TestPerson, id: number) => who.browser.call('DELETE /v1/blog/articles/{id}', { params: { id } });
  const id = await blog.write(author);
  expect((await step(author, id, 'unpublish')).code).toBe('BLOG_NO_PUBLISHED_VERSION');
  expect((await step(stranger, id, 'publish')).code).toBe('BLOG_NOT_FOUND');
  await step(author, id, 'publish');
  expect((await step(author, id, 'publish')).code).toBe('BLOG_NO_DRAFT');
  expect((await save(author, id, 1)).code).toBe('BLOG_CANNOT_UPDATE');
  expect((await remove(author, id)).code).toBe('BLOG_CANNOT_DELETE');
  await blog.approve(id);
  expect((await step(author, id, 'publish')).code).toBe('BLOG_NO_DRAFT');
  expect((await step(stranger, id, 'unpublish')).code).toBe('BLOG_NOT_BELONGS_TO_USER');
  expect((await step(author, id, 'unpublish')).body).toMatchObject({ status: 'APPROVED' });
  expect((await step(author, id, 'unpublish')).code).toBe('BLOG_CANNOT_UNPUBLISH');
  expect((await step(author, id, 'publish')).body).toMatchObject({ status: 'APPROVED' });
  expect((await blog.read(stranger, id)).code).toBeNull();
  expect((await remove(author, id)).status).toBe(204);
  expect((await blog.read(author, id)).code).toBe('BLOG_NOT_FOUND');
});

test('content over its limit is refused by its own code, and a number of bytes is told', async () => {
  const author = await scene.client();
  const blocks = Array.from({ length: 20 }, (_, index) => paragraph(`part${index}`, 'я'.repeat(9000)));
  const refused = await author.browser.call('POST /v1/blog/articles', { body: draft({ document: { blocks } }) });
  expect([refused.status, refused.code]).toEqual([413, 'BLOG_CONTENT_TOO_LARGE']);
});

test('prices stand within their limits', async () => {
  const author = await scene.client();
  for (const price of [-1, 1, 48.99, 9900.01, 0.001])
    expect((await author.browser.call('POST /v1/blog/articles', { body: draft({ price }) })).code).toBe(
      'VALIDATION_ERROR',
    );
  for (const price of [0, 49, 9900])
    expect((await author.browser.call('POST /v1/blog/articles', { body: draft({ price }) })).code).toBeNull();
});

test('the author’s list is filtered by moderation', async () => {
  const author = await scene.mate();
  const [, sent, approved] = [await blog.write(author), await blog.write(author), await blog.publish(author)];
  await blog.send(author, sent);
  const list = async (
    moderation?: 'NO_REQUEST' | 'APPROVED' | 'CREATED_OR_UNDER_MODERATION' | 'NEED_FIX_OR_REJECTED',
  ) => (await author.browser.call('GET /v1/blog/my-articles', { query: moderation ? { moderation } : {} })).body.items;
  expect(await list()).toHaveLength(3);
  expect(await list('NO_REQUEST')).toHaveLength(1);
  expect(await list('CREATED_OR_UNDER_MODERATION')).toHaveLength(2);
  expect((await list('APPROVED')).map(({ id }) => id)).toEqual([approved]);
  expect(await list('NEED_FIX_OR_REJECTED')).toEqual([]);
});

test('a picture is kept as WebP; what is none, or too small, is refused', async () => {
  const author = await scene.client();
  const upload = (bytes: Buffer | string) => sendFile(author.browser, 'POST /v1/blog/upload', { bytes });
  const kept = await upload(await picture({ width: 2000, height: 1000 }));
  expect(kept.body).toMatchObject({
    src: expect.stringMatching(/^\/files\/blog\/[\w-]{24}-1600\.webp$/),
    width: 1600,
    height: 800,
  });
  const shown = await author.browser.raw('GET', Object(kept.body).src);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')).code).toBe(
    'ARTICLE_IMAGE_INVALID_TYPE',
  );
  expect((await upload(await picture({ width: 10, height: 10 }))).code).toBe('VALIDATION_ERROR');
});

test('nothing but the blocks of the schema reaches the store, whatever a document looks like', async () => {
  const author = await scene.client();
  const known = new Set([
    'paragraph',
    'heading',
    'list',
    'quote',
    'code',
    'callout',
    'divider',
    'cut',
    'table',
    'image',
    'gallery',
    'video',
    'mate',
    'squad',
    'registration',
  ]);
  const evil = [
    { type: 'html', id: 'evil', html: '<script>alert(1)</script>' },
    { type: 'paragraph', id: 'evil', text: [{ text: 'x', href: 'javascript:alert(1)' }] },
    { type: 'paragraph', id: 'evil', text: [{ text: 'x', href: 'https://a:b@mail.ru' }] },
    { type: 'paragraph', id: 'evil', text: [{ text: 'x', onclick: 'alert(1)' }] },
    { type: 'paragraph', id: 'evil', text: [{ text: 'имя\u202egnp.exe' }] },
    { type: 'paragraph', id: '"><img src=x>', text: [] },
    { type: 'image', id: 'evil', src: 'https://evil.example/pixel.gif', width: 1, height: 1, alt: '', caption: '' },
    { type: 'image', id: 'evil', src: '/files/blog/../../secret.webp', width: 1, height: 1, alt: '', caption: '' },
    { type: 'video', id: 'evil', provider: 'youtube', videoId: '"><script>x', title: '' },
    { type: 'video', id: 'evil', provider: 'evil', videoId: 'aaaaaaaaaaa', title: '' },
    { type: 'table', id: 'evil', header: true, rows: [[[]], [[], []]] },
    { type: '__proto__', id: 'evil' },
  ];
  const send = (document: unknown) =>
    author.browser.raw('POST', '/v1/blog/articles', { body: JSON.stringify({ title: 'x', document }) });
  for (const block of evil)
    expect([block, (await send({ blocks: [block] })).code]).toEqual([block, 'VALIDATION_ERROR']);
  expect((await send({ blocks: [paragraph('same', 'a'), paragraph('same', 'b')] })).code).toBe('VALIDATION_ERROR');
  const { rows: before } = await server.database.pool.query('SELECT count(*)::int AS count FROM blog_version');
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const { status, code } = await send({ blocks: [value] });
      expect([400, 413, 429]).toContain(status);
      expect(code).not.toBe('INTERNAL_ERROR');
    }),
    { numRuns: 40 },
  );
  const { rows } = await server.database.pool.query<{ document: { blocks: { type: string }[] } }>(
    'SELECT document FROM blog_version',
  );
  expect(rows).toHaveLength(before[0].count);
  for (const { document } of rows) for (const { type } of document.blocks) expect(known.has(type)).toBe(true);
});

describe('the page that «Турнир» leads to', () => {
  const begin = ({ browser }: TestPerson) =>
    browser.call('POST /v1/blog/articles', { body: draft({ tournament: true }) });

  test('is begun by an operator of the blog, once, and is published as any other', async () => {
    const [operator, other] = [await makeAdministrator(server, 'MANAGE_BLOG'), await blog.chief()];
    expect((await begin(operator)).body).toMatchObject({ id: 257, status: 'CREATED' });
    expect((await begin(operator)).body).toMatchObject({ id: 257, revision: 1 });
    expect((await begin(other)).code).toBe('VALIDATION_ERROR');
    await blog.send(operator, 257);
    expect((await blog.approve(257)).body).toMatchObject({ status: 'APPROVED', live: true });
    const params = { id: 257 };
    expect((await operator.browser.call('DELETE /v1/blog/articles/{id}', { params })).code).toBe('BLOG_CANNOT_DELETE');
  });

  test.each(['client', 'mate'] as const)('is not begun by a %s', async (role) => {
    expect((await begin(await scene[role]())).code).toBe('VALIDATION_ERROR');
  });
});

test('moderators are not called without end by an article that is sent and taken back', async () => {
  const author = await scene.client();
  const id = await blog.write(author);
  const codes: (string | null)[] = [];
  for (let times = 0; times < 21; times += 1) {
    codes.push((await blog.send(author, id)).code);
    await author.browser.call('POST /v1/blog/articles/{id}/unpublish', { params: { id } });
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => null), 'RATE_LIMITED']);
});
