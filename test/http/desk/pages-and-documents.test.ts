import { pageHead } from '#server/composition/page/page-head.ts';
import { readPageTexts } from '#server/features/landings/public.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'EDIT_LANDING_PAGES', 'MANAGE_SEO');
});

const seenOf = async (subject: string): Promise<number> =>
  (await boss.browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;
const words = {
  title: 'Школа прицела',
  lead: 'За месяц до уверенной стрельбы',
  points: ['Разборы'],
  questions: [{ question: 'Сколько длится?', answer: 'Месяц' }],
  published: false,
};

test('a training page is seen by its editors first, by everybody once it is published', async () => {
  const guest = await makePerson(server);
  const { body: made } = await boss.browser.call('POST /v1/admin/landings', {
    body: { id: 'aim-school', gameId: 'cs2', ...words },
  });
  expect(made).toEqual({ id: 'aim-school', gameId: 'cs2', ...words });
  const at = { params: { id: 'aim-school' } };
  expect((await guest.browser.call('GET /v1/training-landings/{id}', at)).code).toBe('TRAINING_LANDINGS_NOT_FOUND');
  expect((await boss.browser.call('GET /v1/training-landings/{id}', at)).body.title).toBe('Школа прицела');
  const seen = await seenOf('landing:aim-school');
  const publish = () =>
    boss.browser.call('PUT /v1/admin/landings/{id}', { ...at, body: { seen, ...words, published: true } });
  expect((await publish()).body.published).toBe(true);
  expect((await publish()).code).toBe('ADMIN_CHANGED_MEANWHILE');
  expect((await guest.browser.call('GET /v1/training-landings/{id}', at)).body.lead).toBe(words.lead);
  const again = await boss.browser.call('POST /v1/admin/landings', {
    body: { id: 'aim-school', gameId: 'cs2', ...words },
  });
  expect(again.code).toBe('VALIDATION_ERROR');
  const missing = await boss.browser.call('GET /v1/admin/landings/{id}', { params: { id: 'nope' } });
  expect(missing.code).toBe('ADMIN_LANDINGS_NOT_FOUND');
  const { body: list } = await boss.browser.call('GET /v1/admin/landings', { query: { published: 'true' } });
  expect(list.items.map(({ id }) => id)).toEqual(['aim-school']);
});

test("a mate's page is of a mate of its game", async () => {
  const [mate, nobody] = [await scene.mate(), await makePerson(server)];
  const make = (mateId: string, gameId = 'cs2') =>
    boss.browser.call('POST /v1/admin/mate-landings', { body: { id: 'about-mate', gameId, mateId, ...words } });
  const fields = [{ path: 'body.mateId', message: 'Этот человек не напарник этой игры' }];
  for (const refused of [await make(nobody.id), await make(mate.id, 'dota2')])
    expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', body: { details: { fields } } });
  expect((await make(mate.id)).body.mate.username).toBe(mate.username);
  const missing = await boss.browser.call('GET /v1/admin/mate-landings/{id}', { params: { id: 'nope' } });
  expect(missing.code).toBe('ADMIN_MATE_LANDINGS_NOT_FOUND');
  const { body: found } = await boss.browser.call('GET /v1/admin/mate-landings', { query: { search: mate.username } });
  expect(found.items.map(({ id }) => id)).toEqual(['about-mate']);
});

test('the served page says what an operator wrote for it, else what the landing says of itself', async () => {
  const { db } = server.database;
  const own = await readPageTexts(db, `/cs2/category-${scene.fun}`);
  expect(own).toMatchObject({ title: 'Развлечение', path: '/cs2/category-fun' });
  const page = {
    path: '/cs2/category-fun',
    title: 'Играть <весело> & "вместе"',
    description: 'С кем поиграть',
    ogTitle: null,
    ogDescription: 'Для мессенджера',
    imageUrl: '/assets/og.png',
  };
  const { body: made } = await boss.browser.call('POST /v1/admin/pages', { body: page });
  const words = await readPageTexts(db, '/cs2/category-fun');
  const said = { pathname: '/cs2/category-1', words, first: null, missing: false };
  const { title, metas } = pageHead('https://example.ru', said, '');
  expect(title).toBe('Играть &lt;весело&gt; &amp; &quot;вместе&quot; — Напарник');
  expect(metas).toContain('<meta name="description" content="С кем поиграть">');
  expect(metas).toContain('<meta property="og:description" content="Для мессенджера">');
  expect(metas).toContain('<meta property="og:image" content="https://example.ru/assets/og.png">');
  expect(metas).toContain('<link rel="canonical" href="https://example.ru/cs2/category-fun">');
  expect((await boss.browser.call('POST /v1/admin/pages', { body: page })).code).toBe('VALIDATION_ERROR');
  const gone = await boss.browser.call('DELETE /v1/admin/pages/{id}', {
    params: { id: made.id },
    query: { seen: await seenOf(`page:${made.id}`), reason: 'Слова самой категории лучше' },
  });
  expect(gone.status).toBe(204);
  expect((await readPageTexts(db, '/cs2/category-fun'))?.title).toBe('Развлечение');
  expect(await readPageTexts(db, '/chat')).toBeNull();
});

test('a text of the service has versions: the last is in force, none is lost', async () => {
  const guest = await makePerson(server);
  const at = { params: { slug: 'policy' } };
  const inForce = async () => (await guest.browser.call('GET /v1/documents/{slug}', at)).body.current;
  expect(await inForce()).toBeNull();
  const publish = async (title: string, seen: number, reason = 'Так решили юристы сервиса') =>
    boss.browser.call('POST /v1/admin/documents/{slug}', {
      ...at,
      body: { seen, reason, chapters: [{ title, paragraphs: ['Первый абзац'] }] },
    });
  expect((await publish('Без причины', 0, '')).code).toBe('VALIDATION_ERROR');
  expect((await publish('Первая', 0)).body.version).toBe(1);
  expect((await publish('Вслепую', 0)).code).toBe('ADMIN_CHANGED_MEANWHILE');
  expect((await publish('Вторая', await seenOf('document:policy'))).body.version).toBe(2);
  expect((await inForce())?.chapters).toEqual([{ title: 'Вторая', paragraphs: ['Первый абзац'] }]);
  const { lines } = (await boss.browser.call('GET /v1/admin/history', { query: { subject: 'document:policy' } })).body;
  expect(lines.map(({ details }) => details['reason'])).toEqual(Array(2).fill('Так решили юристы сервиса'));
  const first = await boss.browser.call('GET /v1/admin/documents/{slug}/versions/{id}', {
    params: { slug: 'policy', id: 1 },
  });
  expect(first.body.chapters[0]?.title).toBe('Первая');
  const { body: whole } = await boss.browser.call('GET /v1/admin/documents/{slug}', at);
  expect(whole.versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('pages and their words in search are two permissions', async () => {
  const [editor, seo] = [
    await makeAdministrator(server, 'EDIT_LANDING_PAGES'),
    await makeAdministrator(server, 'MANAGE_SEO'),
  ];
  const codes = async ({ browser }: TestPerson) => [
    (await browser.call('GET /v1/admin/landings')).code,
    (await browser.call('GET /v1/admin/pages')).code,
  ];
  expect([await codes(editor), await codes(seo)]).toEqual([
    [null, 'FORBIDDEN'],
    ['FORBIDDEN', null],
  ]);
});

test('words are given only for an address that a page can have', async () => {
  const code = async (path: string) => {
    const body = { path, title: 'А', description: 'Б', ogTitle: null, ogDescription: null, imageUrl: null };
    return (await boss.browser.call('POST /v1/admin/pages', { body })).code;
  };
  for (const path of ['/cs2?from=vk', '/cs2#mates', '/cs2/', 'cs2', '/x"><script>', '/a/../b', '/a b', "/'"])
    expect(await code(path)).toBe('VALIDATION_ERROR');
  expect(await code('/')).toBeNull();
  expect(await code('/cs2')).toBeNull();
});

test('a question without its answer is refused in words of the form', async () => {
  const refused = await boss.browser.call('POST /v1/admin/landings', {
    body: { id: 'half', gameId: 'cs2', ...words, questions: [{ question: 'Сколько длится?', answer: '' }] },
  });
  const fields = [{ path: 'body.questions.0.answer', message: 'Нужны и вопрос, и ответ через «|»' }];
  expect(refused.body).toMatchObject({ details: { fields } });
});
