import type { PaymentMethod } from '#domain/money/deposit.ts';
import { blogScene } from '../../support/blog/blog-scene';
import { seedCourse } from '../../support/mates/seed-course';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { providersOn } from '../../support/providers/provider-stand-in';
import { allowMethods } from '../../support/money/allow-methods';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

// FREEKASSA's page needs no call; the others are away, and with them methods that it does not serve.
const server = serverForTests(providersOn('http://127.0.0.1:9'));
const scene = sceneForTests(server);
const blog = blogScene(server);
let articleId: number;
let courseId: number;
beforeAll(async () => {
  await allowMethods(server, { deposits: ['BITCOIN_CASH', 'SAMSUNGPAY'] });
  articleId = await blog.publish(await scene.mate(), { price: 290 });
  courseId = await seedCourse(server);
});

const forArticle = ({ browser }: TestPerson, method: PaymentMethod) =>
  browser.call('POST /v1/balance/articles/{articleId}/deposit', {
    params: { articleId },
    body: { method },
    idempotencyKey: newKey(),
  });
const forCourse = ({ browser }: TestPerson, method: PaymentMethod) =>
  browser.call('POST /v1/training-landings/courses/{id}', {
    params: { id: courseId },
    body: { method },
    idempotencyKey: newKey(),
  });
const forFirstSquad = ({ browser }: TestPerson, method: PaymentMethod) =>
  browser.call('POST /v1/squads/deposit-first-squad', { body: { method }, idempotencyKey: newKey() });

const sums = async ({ id }: TestPerson): Promise<readonly number[]> => {
  const text = 'SELECT amount FROM deposit WHERE user_id = $1 ORDER BY id';
  const { rows } = await server.database.pool.query<{ amount: string }>(text, [id]);
  return rows.map(({ amount }) => Number(amount) / 100);
};

test('what is missing for an article or a course is put in by no less than the method takes', async () => {
  const [reader, pupil] = [await scene.client(), await scene.client(3900)];
  expect((await forArticle(reader, 'BITCOIN_CASH')).body).toMatchObject({ deposit: { amount: 500 } });
  expect((await forCourse(pupil, 'BITCOIN_CASH')).body).toMatchObject({ deposit: { amount: 500 } });
  expect([await sums(reader), await sums(pupil)]).toEqual([[500], [500]]);
});

test('the first squad is paid in to the kopeck, so not by a method that takes no such sum', async () => {
  const newcomer = await scene.client(100);
  expect((await forFirstSquad(newcomer, 'BITCOIN_CASH')).code).toBe('VALIDATION_ERROR');
  expect(await sums(newcomer)).toEqual([]);
});

test('nothing of a known price is paid in by skins, whose sum nobody knows', async () => {
  const person = await scene.client();
  const { browser } = person;
  const ofPackage = browser.call('POST /v1/packages/deposit', {
    body: { packageId: 1, method: 'SKINS' },
    idempotencyKey: newKey(),
  });
  expect((await ofPackage).code).toBe('VALIDATION_ERROR');
  expect((await forArticle(person, 'SKINS')).code).toBe('VALIDATION_ERROR');
  expect(await sums(person)).toEqual([]);
});

test('a payment for an article that does not start says so', async () => {
  expect(await forArticle(await scene.client(), 'SAMSUNGPAY')).toMatchObject({
    status: 502,
    code: 'UNITPAY_INIT_PAYMENT_ERROR',
  });
});

test('the highest deposit that the operators allow holds for all of them', async () => {
  const { browser } = await makeAdministrator(server, 'ALL');
  const { seen } = (await browser.call('GET /v1/admin/history', { query: { subject: 'setting:deposit-limit' } })).body;
  const params = { name: 'deposit-limit' };
  const set = await browser.call('PUT /v1/admin/settings/{name}', {
    params,
    body: { value: 10_000, reason: 'Проверка пределов', seen },
  });
  expect(set.status).toBe(200);
  await server.database.pool.query('UPDATE training_course SET price = 1400000 WHERE id = $1', [courseId]);
  const pupil = await scene.client();
  expect((await forCourse(pupil, 'BITCOIN_CASH')).code).toBe('VALIDATION_ERROR');
  expect(await sums(pupil)).toEqual([]);
});
