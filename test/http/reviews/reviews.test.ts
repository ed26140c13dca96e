import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { activeCriteria } from '#server/features/reviews/criteria.ts';
import { refreshRating } from '#server/features/reviews/rating.ts';
import { writeReviews } from '#server/features/reviews/write-review.ts';
import { makeMate } from '../../support/mates/make-mate';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let authorId: string;
beforeAll(async () => {
  await seedGames(server.product.app.db);
  authorId = (await makePerson(server)).id;
});

/** Reviews of a lesson with these marks each, by criterion in their order; the last one is the newest. */
const review = async (mateId: string, marks: readonly (readonly number[])[], shown = true): Promise<void> => {
  const { db } = server.product.app;
  await inTransaction(db, async (tx) => {
    const criteria = await activeCriteria(tx, 'EDUCATION');
    await writeReviews(
      tx,
      marks.map((row, index) => ({
        squadId: null,
        authorId,
        subjectId: mateId,
        gameId: 'cs2',
        categoryKind: 'EDUCATION' as const,
        marks: new Map(criteria.slice(0, row.length).map(({ id }, at) => [id, row[at] ?? 5])),
        text: `Отзыв под номером ${index + 1}`,
        createdAt: new Date(server.clock.now() - 1000 * (marks.length - index)),
        shownAt: shown ? new Date(server.clock.now() - 1000 * (marks.length - index)) : null,
      })),
    );
    await refreshRating(tx, mateId);
  });
};

const criteriaOf = (mateId: string, gameId = 'cs2') =>
  testBrowser(server.url).call('GET /v1/reviews/{a}/{b}/criteria', { params: { a: gameId, b: mateId } });

describe('reviews of a person', () => {
  test('come newest first, every one once, over all pages', async () => {
    const id = await makeMate(server, { name: 'Полярник' });
    await review(
      id,
      Array.from({ length: 23 }, () => [5]),
    );
    const browser = testBrowser(server.url);
    const texts: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await browser.call('GET /v1/reviews/{id}', {
        params: { id },
        query: { limit: 5, ...(cursor === undefined ? {} : { cursor }) },
      });
      texts.push(...body.items.map(({ text }) => text));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(texts).toEqual(Array.from({ length: 23 }, (_, index) => `Отзыв под номером ${23 - index}`));
  });

  test('that wait for the other side, or were taken down, are seen by nobody and do not count', async () => {
    const id = await makeMate(server, { name: 'Скрытый' });
    await review(id, [[1, 1, 1, 1]], false);
    await review(id, [[5, 5, 5, 5]]);
    await server.database.pool.query(
      'UPDATE review SET hidden_at = now() WHERE subject_id = $1 AND shown_at IS NOT NULL',
      [id],
    );
    const { body } = await testBrowser(server.url).call('GET /v1/reviews/{id}', { params: { id } });
    expect(body).toEqual({ items: [], nextCursor: null });
    expect((await criteriaOf(id)).body.criteria).toEqual([]);
  });

  test('name a deleted author no more', async () => {
    const id = await makeMate(server, { name: 'Память' });
    const gone = await makePerson(server);
    await server.database.pool.query(
      `INSERT INTO review (author_id, subject_id, game_id, category_kind, rating_hundredths, text, created_at, shown_at) VALUES ($1, $2, 'cs2', 'FUN', 500, 'Прощай и спасибо', now(), now())`,
      [gone.id, id],
    );
    await server.database.pool.query("UPDATE app_user SET status = 'DELETED' WHERE id = $1", [gone.id]);
    const { body } = await testBrowser(server.url).call('GET /v1/reviews/{id}', { params: { id } });
    expect(body.items[0]?.author).toEqual({ id: null, name: 'Клиент', avatarUrl: null });
  });

  test('of nobody do not exist', async () => {
    const browser = testBrowser(server.url);
    expect((await browser.call('GET /v1/reviews/{id}', { params: { id: uuidv7() } })).code).toBe('USERS_NOT_FOUND');
    expect((await browser.raw('GET', `/v1/reviews/${authorId}?cursor=rubbish`)).code).toBe('VALIDATION_ERROR');
  });
});

describe('the mean of each criterion', () => {
  test('is over all shown reviews that mark it; the rating counts the missing ones as 4.5', async () => {
    const id = await makeMate(server, { name: 'Кремень' });
    await review(id, [
      [5, 4, 3, 5],
      [5, 5, 4, 5],
      [4, 4, 5],
    ]);
    const { body } = await criteriaOf(id);
    expect(body.criteria.map(({ name, mean, count }) => [name, mean, count])).toEqual([
      ['Мастерство', 4.67, 3],
      ['Общение', 4.33, 3],
      ['Пунктуальность', 4, 3],
      ['Умение объяснять', 5, 2],
    ]);
    // (4.25 + 4.75 + 4.33 + 7 × 4.5) / 10
    expect(body).toMatchObject({ rating: 4.48, reviewCount: 3 });
  });

  test('looks at the last hundred only, as the rating does', async () => {
    const id = await makeMate(server, { name: 'Вольт' });
    await review(id, [...Array.from({ length: 10 }, () => [1]), ...Array.from({ length: 100 }, () => [5])]);
    expect((await criteriaOf(id)).body).toMatchObject({
      rating: 5,
      reviewCount: 110,
      criteria: [{ mean: 5, count: 100 }],
    });
  });

  test('is asked of a mate in their own game', async () => {
    const id = await makeMate(server, { name: 'Орион' });
    expect((await criteriaOf(id, 'dota2')).code).toBe('USERS_NOT_FOUND');
    expect((await criteriaOf(authorId)).code).toBe('USERS_NOT_FOUND');
  });
});

test('the newest reviews of a game stand on its first page, those of blocked mates and of clients do not', async () => {
  const id = await makeMate(server, { name: 'Комета', gameId: 'apex', kinds: ['FUN'] });
  const write = (text: string, about = id) =>
    server.database.pool.query(
      `INSERT INTO review (author_id, subject_id, game_id, category_kind, rating_hundredths, text, created_at, shown_at) VALUES ($1, $2, 'apex', 'FUN', 500, $3, now(), clock_timestamp())`,
      [authorId, about, text],
    );
  await write('Приятный клиент', (await makePerson(server)).id);
  await write('Первый отзыв об игре');
  await write('Второй отзыв об игре');
  const read = async () =>
    (await testBrowser(server.url).call('GET /v1/reviews/game/{gameId}', { params: { gameId: 'apex' } })).body.map(
      ({ text }) => text,
    );
  expect(await read()).toEqual(['Второй отзыв об игре', 'Первый отзыв об игре']);
  await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED' WHERE id = $1", [id]);
  expect(await read()).toEqual([]);
});
