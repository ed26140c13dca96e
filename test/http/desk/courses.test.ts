import { courseTerms } from '#domain/money/course-terms.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'EDIT_LANDING_PAGES');
  await boss.browser.call('POST /v1/admin/landings', {
    body: { id: 'school', gameId: 'cs2', title: 'Школа', lead: 'Учимся', points: [], questions: [], published: true },
  });
});

const words = {
  title: 'Дымы',
  description: 'Пять раскидок за вечер',
  topics: ['Окно', 'Банан'],
  lessons: 4,
  price: 3200,
  position: 10,
  enabled: true,
};

const create = (changed: Partial<typeof words> = {}, landingId = 'school') =>
  boss.browser.call('POST /v1/admin/courses', { body: { landingId, ...words, ...changed } });

const seenOf = async (id: number): Promise<number> =>
  (await boss.browser.call('GET /v1/admin/history', { query: { subject: `course:${id}` } })).body.seen;

const change = async (id: number, changed: Partial<typeof words>, seen?: number) =>
  boss.browser.call('PUT /v1/admin/courses/{id}', {
    params: { id },
    body: { seen: seen ?? (await seenOf(id)), ...words, ...changed },
  });

const shown = async (id: number) => {
  const { browser } = await makePerson(server);
  const { body } = await browser.call('GET /v1/training-landings/{id}', { params: { id: 'school' } });
  return body.courses.find((course) => course.id === id);
};

const buy = ({ browser }: TestPerson, id: number) =>
  browser.call('POST /v1/training-landings/courses/{id}', {
    params: { id },
    body: { returnTo: '/cs2/training/school' },
    idempotencyKey: newKey(),
  });

const price = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/training-landings/my-courses', {})).body.map((one) => [one.price, one.vouchers.length]);

test('a course is on sale as soon as it is created, and off at once; what was bought stays as it was', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ ...words, landing: { id: 'school', gameId: 'cs2', title: 'Школа' } });
  expect(await shown(body.id)).toMatchObject({ title: 'Дымы', price: 3200, lessons: 4, lessonValue: 800 });
  const [early, late] = [await scene.client(10_000), await scene.client(10_000)];
  expect((await buy(early, body.id)).body.deposit).toBeNull();
  expect((await change(body.id, { price: 4000, lessons: 5 })).body).toMatchObject({ price: 4000, lessons: 5 });
  expect((await buy(late, body.id)).body.deposit).toBeNull();
  expect([await price(early), await price(late)]).toEqual([[[3200, 4]], [[4000, 5]]]);
  await change(body.id, { enabled: false });
  expect(await shown(body.id)).toBeUndefined();
  expect((await buy(await scene.client(10_000), body.id)).status).toBe(404);
  expect(await price(early)).toEqual([[3200, 4]]);
});

test('lessons and price have bounds, and a course belongs to a page that exists', async () => {
  const { minLessons, maxLessons, minPrice, maxPrice } = courseTerms;
  const [min, max] = [kopecksToRubles(minPrice), kopecksToRubles(maxPrice)];
  for (const wrong of [
    { lessons: minLessons - 1 },
    { lessons: maxLessons + 1 },
    { price: min - 1 },
    { price: max + 1 },
    { title: ' ' },
  ])
    expect([wrong, (await create(wrong)).code]).toEqual([wrong, 'VALIDATION_ERROR']);
  for (const right of [
    { lessons: minLessons, price: min },
    { lessons: maxLessons, price: max },
  ])
    expect((await create(right)).status).toBe(200);
  expect((await create({}, 'nowhere')).code).toBe('ADMIN_LANDINGS_NOT_FOUND');
});

test('of two operators the second one sees what the first one has changed', async () => {
  const { body } = await create({ title: 'Прицел' });
  const seen = await seenOf(body.id);
  expect((await change(body.id, { title: 'Прицел и спрей' }, seen)).status).toBe(200);
  expect((await change(body.id, { title: 'Другое' }, seen)).code).toBe('ADMIN_CHANGED_MEANWHILE');
  const read = (id: number) => boss.browser.call('GET /v1/admin/courses/{id}', { params: { id } });
  expect((await read(body.id)).body.title).toBe('Прицел и спрей');
  expect((await read(999_999)).code).toBe('ADMIN_COURSES_NOT_FOUND');
  expect((await change(999_999, {}, 0)).code).toBe('ADMIN_COURSES_NOT_FOUND');
});

test('the list finds courses by title, page and sale', async () => {
  const { body } = await create({ title: 'Редкий курс', enabled: false });
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await boss.browser.call('GET /v1/admin/courses', { query })).body.items.map(({ id }) => id);
  expect(await ids({ search: 'редкий' })).toEqual([body.id]);
  expect(await ids({ landing: 'school', enabled: 'false' })).toContain(body.id);
  expect(await ids({ enabled: 'true' })).not.toContain(body.id);
  expect(await ids({ landing: 'other-school' })).toEqual([]);
});
