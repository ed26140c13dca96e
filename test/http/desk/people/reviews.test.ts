import { eq } from 'drizzle-orm';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { actsOn, deskReceives, seenBy } from '#test/support/desk.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { playSquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';
import { newKey } from '#test/support/money/start-deposit.ts';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_REVIEWS', 'MANAGE_REVIEW_CRITERIA');
});

const reason = 'Оскорбления в адрес напарника';
const text = 'Спокойно объяснил карту и вытащил игру';
const heading = 'напарник;автор;категория;оценка;текст;дата';
const csv = (...lines: readonly string[]) => [heading, ...lines].join('\n');
const bring = (by: TestPerson, file: string) =>
  by.browser.call('POST /v1/admin/imported-reviews', { body: { csv: file } });
const list = async (query: { imported?: string; search?: string }) =>
  (await boss.browser.call('GET /v1/admin/reviews', { query })).body.items;
const standingOf = async ({ id }: TestPerson) =>
  (await server.product.app.db.select().from(mateAccess).where(eq(mateAccess.userId, id)))[0];
/** Notifications to a person about their reviews, newest first. */
const toldTo = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications')).body.items
    .filter(({ kind }) => kind === 'STAFF_DECIDED')
    .map(({ title }) => title);
const seen = (id: number) => seenBy(boss, `review:${id}`);

const imported = async () => {
  const mate = await scene.mate();
  await bring(boss, csv(`${mate.username};Петя;FUN;1;${text};31.12.2023`));
  const [one] = await list({ search: mate.username });
  if (!one) throw new Error('it was not brought in');
  return { mate, id: one.id };
};
const real = async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(61 * 60_000);
  await sweepDeadlines(server);
  const criteria = (await boss.browser.call('GET /v1/admin/review-criteria')).body.items;
  const marks = criteria
    .filter(({ kind, active }) => active && (kind === null || kind === 'FUN'))
    .map(({ id }) => ({ criterionId: id, mark: 2 }));
  const create = (authorId: string) =>
    boss.browser.call('POST /v1/admin/reviews', {
      body: { squadId, authorId, subjectId: mate.id, marks, text, reason },
    });
  return { owner, mate, squadId, create, id: (await create(owner.id)).body.id };
};

describe('a file of reviews from elsewhere', () => {
  test('is heard of at other desks', async () => {
    const [mate, other] = [await scene.mate(), await makeAdministrator(server, 'VIEW_REVIEWS_LIST')];
    const told = await deskReceives(server, other, 'review');
    await bring(boss, csv(`${mate.username};Оля;FUN;5;${text};31.12.2023`));
    await told();
  });

  test('is taken line by line: the good are in and counted, of each other is said why', async () => {
    const mate = await scene.mate();
    const { body } = await bring(
      boss,
      csv(
        `${mate.username};Петя;FUN;5;${text};31.12.2023`,
        `${mate.username.toUpperCase()};Вася;fun;4;"Играет; и объясняет, как надо";2023-06-01`,
        `nobody-here;Петя;FUN;5;${text};31.12.2023`,
        `${mate.username};Петя;FUN;6;${text};31.12.2023`,
        `${mate.username};Петя;TANKS;5;${text};31.12.2023`,
        `${mate.username};петя;FUN;5;${text};30.12.2023`,
        `${mate.username};Петя;FUN;5;мало;31.12.2023`,
        `${mate.username};Петя;FUN;5;${text};31.02.2023`,
      ),
    );
    expect(body.done).toBe(2);
    expect(body.refused.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(await standingOf(mate)).toMatchObject({ reviewCount: 2, ratingHundredths: 450 });
    const shown = await list({ imported: 'true', search: mate.username });
    expect(shown.map(({ authorName, imported: mark, author }) => [authorName, mark, author])).toEqual([
      ['Петя', true, null],
      ['Вася', true, null],
    ]);
    expect((await boss.browser.call('GET /v1/reviews/{id}', { params: { id: mate.id } })).body.items).toHaveLength(2);
  });

  test('that is no table is refused whole', async () => {
    expect((await bring(boss, 'просто текст')).code).toBe('VALIDATION_ERROR');
    expect((await bring(boss, 'напарник;автор\nа;б')).code).toBe('VALIDATION_ERROR');
    const said = async (file: string) => JSON.stringify((await bring(boss, file)).body);
    expect(await said('')).toContain('Файл пустой');
    expect(await said(heading)).toContain('нет ни одной строки');
  });
});

test('under the squad a hidden review stands for its author alone, as hidden and with why', async () => {
  const { owner, mate, squadId, id } = await real();
  const params = { id: squadId };
  const ofSquad = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/squads/{id}/reviews', { params })).body.reviews.map(({ shown, hiddenReason }) => ({
      shown,
      hiddenReason,
    }));
  expect(await ofSquad(owner)).toEqual([{ shown: true, hiddenReason: null }]);
  await boss.browser.call('PUT /v1/admin/reviews/{id}/hidden', {
    params: { id },
    body: { hidden: true, reason, seen: await seen(id) },
  });
  expect(await ofSquad(owner)).toEqual([{ shown: false, hiddenReason: reason }]);
  expect(await ofSquad(mate)).toEqual([]);
});

test('a hidden review counts no more, its author reads why, and shown again it counts again', async () => {
  const { owner, mate, id } = await real();
  expect((await standingOf(mate))?.reviewCount).toBe(1);
  const hide = async (hidden: boolean) =>
    boss.browser.call('PUT /v1/admin/reviews/{id}/hidden', {
      params: { id },
      body: { hidden, reason, seen: await seen(id) },
    });
  expect((await hide(true)).body).toMatchObject({ hiddenReason: reason });
  expect(await standingOf(mate)).toMatchObject({ reviewCount: 0, ratingHundredths: 450 });
  expect(JSON.stringify((await owner.browser.call('GET /v1/notifications')).body)).toContain(reason);
  expect((await boss.browser.call('GET /v1/reviews/{id}', { params: { id: mate.id } })).body.items).toEqual([]);
  expect((await hide(true)).code).toBe('ADMIN_CHANGED_MEANWHILE');
  await hide(false);
  expect((await standingOf(mate))?.reviewCount).toBe(1);
  expect(await toldTo(owner)).toEqual(['Твой отзыв снова виден', 'Твой отзыв скрыт']);
  expect(await actsOn(server, `review:${id}`)).toEqual(['review.create', 'review.hide', 'review.show']);
});

test('who may change only real reviews may not change brought ones, and the other way round', async () => {
  const [one, other] = [await real(), await imported()];
  const [ofReal, ofImported] = [
    await makeAdministrator(server, 'UPDATE_REVIEW', 'DELETE_REVIEW'),
    await makeAdministrator(server, 'UPDATE_IMPORTED_REVIEW', 'DELETE_IMPORTED_REVIEW'),
  ];
  const edit = (by: TestPerson, route: 'reviews' | 'imported-reviews', id: number) =>
    by.browser.call(`PUT /v1/admin/${route}/{id}`, { params: { id }, body: { text, reason, seen: 0 } });
  const hide = (by: TestPerson, route: 'reviews' | 'imported-reviews', id: number) =>
    by.browser.call(`PUT /v1/admin/${route}/{id}/hidden`, { params: { id }, body: { hidden: true, reason, seen: 0 } });
  expect((await edit(ofReal, 'reviews', other.id)).code).toBe('ADMIN_NOT_ALLOWED_TO_UPDATE_REVIEW');
  expect((await edit(ofImported, 'imported-reviews', one.id)).code).toBe('ADMIN_NOT_ALLOWED_TO_UPDATE_REVIEW');
  expect((await hide(ofReal, 'reviews', other.id)).code).toBe('ADMIN_NOT_ALLOWED_TO_DELETE_REVIEW');
  expect((await hide(ofImported, 'imported-reviews', one.id)).code).toBe('ADMIN_NOT_ALLOWED_TO_DELETE_REVIEW');
  expect((await edit(ofImported, 'imported-reviews', other.id)).code).toBeNull();
});

test('whoever wrote a review learns that an operator has changed it, and why', async () => {
  const { owner, id } = await real();
  const { code } = await boss.browser.call('PUT /v1/admin/reviews/{id}', {
    params: { id },
    body: { text: 'Спокойно объяснил карту', reason: 'Убрали чужую фамилию', seen: await seen(id) },
  });
  expect(code).toBeNull();
  expect(await toldTo(owner)).toEqual(['Твой отзыв изменён администратором']);
  expect(JSON.stringify((await owner.browser.call('GET /v1/notifications')).body)).toContain('Убрали чужую фамилию');
});

test('new marks move the rating; a criterion that there is not is refused', async () => {
  const { mate, id } = await imported();
  const before = (await standingOf(mate))?.ratingHundredths ?? 0;
  const edit = async (criterionId: number) =>
    boss.browser.call('PUT /v1/admin/imported-reviews/{id}', {
      params: { id },
      body: { text, marks: [{ criterionId, mark: 5 }], reason, seen: await seen(id) },
    });
  expect((await edit(999_999)).code).toBe('ADMIN_REVIEW_CRITERIA_NOT_FOUND');
  expect((await edit(1)).code).toBeNull();
  expect((await standingOf(mate))?.ratingHundredths).toBeGreaterThan(before);
});

test('a review in somebody’s name is of one who played, and one of each', async () => {
  const { create, owner } = await real();
  expect((await create(owner.id)).code).toBe('SQUADS_INVALID_STATE');
  expect((await create((await scene.client()).id)).code).toBe('SQUADS_MEMBER_NOT_FOUND');
});

test('a criterion that was never marked by goes; one that was stays in old reviews and is asked no more', async () => {
  const body = { name: 'Настроение', kind: null, active: true, position: 9 };
  const { id } = (await boss.browser.call('POST /v1/admin/review-criteria', { body, idempotencyKey: newKey() })).body;
  const remove = async (criterionId: number) =>
    boss.browser.call('POST /v1/admin/review-criteria/{id}/delete', {
      params: { id: criterionId },
      body: { reason, seen: await seenBy(boss, `criterion:${criterionId}`) },
    });
  expect((await remove(id)).body).toEqual({ gone: true });
  expect((await remove(id)).code).toBe('ADMIN_REVIEW_CRITERIA_NOT_FOUND');
  await imported();
  expect((await remove(1)).body).toEqual({ gone: false });
  const kept = await boss.browser.call('GET /v1/admin/review-criteria/{id}', { params: { id: 1 } });
  expect(kept.body).toMatchObject({ active: false });
  expect(kept.body.marks).toBeGreaterThan(0);
});
