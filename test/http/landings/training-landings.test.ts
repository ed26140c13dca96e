import { courseTerms } from '#domain/money/course-terms.ts';
import { days, hours } from '#domain/time/durations.ts';
import { seedCourse } from '../../support/mates/seed-course';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, paySquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { paymentIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);
let courseId: number;
beforeAll(async () => {
  courseId = await seedCourse(server);
});

const buy = ({ browser }: TestPerson, idempotencyKey = newKey(), id = courseId) =>
  browser.call('POST /v1/training-landings/courses/{id}', {
    params: { id },
    body: { returnTo: '/cs2/training/school' },
    idempotencyKey,
  });

const close = ({ browser }: TestPerson, id: string, idempotencyKey = newKey()) =>
  browser.call('POST /v1/training-landings/my-courses/{id}/close', { params: { id }, idempotencyKey });

const money = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);
const held = (id: string) => cachedBalance(server.database, 'HOLD', `course:${id}`);

const bought = async (rubles = 5000) => {
  const client = await scene.client(rubles);
  const { body } = await buy(client);
  if (body.purchase === null) throw new Error('not bought');
  return { client, purchase: body.purchase };
};

/** A lesson with a voucher, paid; `finish` plays it to the end and settles it. */
const lesson = async (
  client: TestPerson,
  code: string,
  finish: boolean,
  grade: 'EXPERT' | 'BEGINNER_I' = 'EXPERT',
): Promise<number> => {
  const mate = await scene.mate({ grade });
  const { body } = await createSquadOf(client, { categoryId: await scene.categoryId('EDUCATION'), mateIds: [mate.id] });
  expect(
    (await client.browser.call('POST /v1/squads/{id}/promo-code', { params: { id: body.id }, body: { code } })).code,
  ).toBeNull();
  await acceptOrder(mate, body.id);
  await paySquad(client, body.id);
  await confirmSquad(mate, body.id);
  if (!finish) return body.id;
  await confirmSquad(client, body.id);
  await confirmSquad(mate, body.id);
  server.clock.advance(hours(1));
  await sweepDeadlines(server);
  await confirmSquad(client, body.id);
  return body.id;
};

test('a course holds its price and gives a voucher for each lesson', async () => {
  const { client, purchase } = await bought();
  expect(purchase).toMatchObject({ price: 4000, refundable: 4000, closedAt: null });
  expect(purchase.vouchers.map(({ lesson: number, squadId }) => [number, squadId])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, null],
  ]);
  expect([await money(client), await held(purchase.id)]).toEqual([100_000, 400_000]);
  expect((await buy(client)).code).toBe('COURSE_ALREADY_BOUGHT');
  expect((await client.browser.call('GET /v1/balance/summary')).body).toMatchObject({ available: 1000, held: 4000 });
});

test('without enough money a deposit for what is missing begins, never below the least one, and nothing is bought', async () => {
  const [poor, almost] = [await scene.client(1500), await scene.client(3990)];
  expect((await buy(poor)).body).toMatchObject({ purchase: null, deposit: { amount: 2500 } });
  expect((await buy(almost)).body.deposit).toMatchObject({ amount: 100 });
  expect([await money(poor), (await poor.browser.call('GET /v1/training-landings/my-courses')).body]).toEqual([
    150_000,
    [],
  ]);
});

test('an unknown course and an unknown landing are said so; mates do not buy', async () => {
  expect((await buy(await scene.client(5000), newKey(), 9999)).code).toBe('TRAINING_LANDINGS_COURSE_NOT_FOUND');
  const guest = await scene.client();
  expect((await guest.browser.call('GET /v1/training-landings/{id}', { params: { id: 'nowhere' } })).code).toBe(
    'TRAINING_LANDINGS_NOT_FOUND',
  );
  expect((await buy(await scene.mate())).code).toBe('FORBIDDEN');
});

test('fifty times at once under one key it is bought once; with other keys too', async () => {
  const client = await scene.client(50_000);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(client, key)));
  expect(new Set(answers.map(({ body }) => body.purchase?.id)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 5 }, () => buy(client)));
  expect(others.map(({ code }) => code)).toEqual(Array(5).fill('COURSE_ALREADY_BOUGHT'));
  expect(await money(client)).toBe(4_600_000);
});

test('a voucher lowers the price of an hour of training only, and only for its owner', async () => {
  const { client, purchase } = await bought(50_000);
  const [code = ''] = purchase.vouchers.map((one) => one.code);
  const other = await scene.client(5000);
  const validate = ({ browser }: TestPerson, categoryId: number) =>
    browser.call('POST /v1/squads/promo-code/validate', { body: { code, gameId: 'cs2', categoryId } });
  expect((await validate(client, await scene.categoryId('EDUCATION'))).body).toMatchObject({ amount: 1000 });
  expect((await validate(client, await scene.categoryId('FUN'))).code).toBe('SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH');
  expect((await validate(other, await scene.categoryId('EDUCATION'))).code).toBe('SQUADS_PROMO_CODE_WRONG_USER');
});

test('closing returns everything but what lessons took, and the service has back what it paid for them', async () => {
  const { client, purchase } = await bought(50_000);
  const [code = ''] = purchase.vouchers.map((one) => one.code);
  const squadId = await lesson(client, code, true);
  const before = await money(client);
  const [mine] = (await client.browser.call('GET /v1/training-landings/my-courses')).body;
  // An hour of an EXPERT costs 1,050: the voucher of 1,000 takes off all of it.
  expect(mine).toMatchObject({
    refundable: 3000,
    vouchers: [{ squadId }, { squadId: null }, { squadId: null }, { squadId: null }],
  });
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => close(client, purchase.id, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ refunded: 3000, refundable: 0 });
  expect([await money(client), await held(purchase.id)]).toEqual([before + 300_000, 0]);
  expect((await close(client, purchase.id)).code).toBe('TRAINING_LANDINGS_COURSE_NOT_FOUND');
  const [, second = ''] = purchase.vouchers.map((one) => one.code);
  const spent = await client.browser.call('POST /v1/squads/promo-code/validate', {
    body: { code: second, gameId: 'cs2', categoryId: await scene.categoryId('EDUCATION') },
  });
  expect(spent.code).toBe('SQUADS_PROMO_CODE_DEACTIVATED');
  await expectSoundLedger(server.database);
});

test('a lesson within its voucher asks for nothing more: who has spent all on the course plays it, and what is left of it comes back', async () => {
  const { client, purchase } = await bought(4000);
  const [code = '', second = ''] = purchase.vouchers.map((one) => one.code);
  expect(await money(client)).toBe(0);
  const squadId = await lesson(client, code, false, 'BEGINNER_I');
  expect(paymentIn(await showSquad(client, squadId), client.id)).toEqual({ amount: 0, paid: true });
  await client.browser.call('POST /v1/squads/{id}/disband', { params: { id: squadId }, body: {} });
  expect([(await showSquad(client, squadId)).squad.status, await money(client)]).toEqual(['DISBANDED', 0]);
  await lesson(client, second, true, 'BEGINNER_I');
  // An hour of training with a BEGINNER_I costs 450 of the voucher's 1,000.
  expect((await close(client, purchase.id)).body).toMatchObject({ refunded: 3550 });
  expect([await money(client), await held(purchase.id)]).toEqual([355_000, 0]);
  await expectSoundLedger(server.database);
});

test('while a lesson goes on the course stays open; nobody closes another’s', async () => {
  const { client, purchase } = await bought(50_000);
  const [code = ''] = purchase.vouchers.map((one) => one.code);
  await lesson(client, code, false);
  expect((await close(client, purchase.id)).code).toBe('COURSE_LESSON_GOES_ON');
  expect((await close(await scene.client(), purchase.id)).code).toBe('TRAINING_LANDINGS_COURSE_NOT_FOUND');
  expect(await held(purchase.id)).toBe(400_000);
});

test('after ninety days it closes by itself', async () => {
  const { client, purchase } = await bought();
  server.clock.advance(days(90));
  await sweepDeadlines(server);
  expect([await money(client), await held(purchase.id)]).toEqual([500_000, 0]);
  await expectSoundLedger(server.database);
});

test('a person buys and closes courses, or begins deposits for them, only so many times an hour', async () => {
  const { client, purchase } = await bought();
  expect((await close(client, purchase.id)).code).toBeNull();
  await server.database.pool.query('UPDATE rate_count SET hits = $1 WHERE key = $2', [
    courseTerms.purchases.perPerson - 1,
    `course:${client.id}`,
  ]);
  expect((await buy(client)).code).toBeNull();
  expect((await buy(client)).code).toBe('RATE_LIMITED');
  const poor = await scene.client(1500);
  expect((await buy(poor)).body).toMatchObject({ deposit: { amount: 2500 } });
  await server.database.pool.query(`UPDATE rate_count SET hits = 100000 WHERE key LIKE 'deposit:%' || $1`, [poor.id]);
  expect((await buy(poor)).code).toBe('RATE_LIMITED');
  await expectSoundLedger(server.database);
});

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
