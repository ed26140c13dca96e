import { serverForTests } from '../../support/server/server-for-tests';
import { confirmSquad, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import type { TestPerson } from '../../support/people/make-person';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const scene = sceneForTests(server);

const played = async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  await confirmSquad(owner, squadId);
  return { owner, mate, squadId };
};

const read = async (person: TestPerson, squadId: number) =>
  (await person.browser.call('GET /v1/squads/{id}/reviews', { params: { id: squadId } })).body;

const write = async (author: TestPerson, subject: { readonly id: string }, squadId: number, mark = 5, leaveOut = 0) => {
  const criteria = await author.browser.call('GET /v1/squads/{id}/review-criteria', { params: { id: squadId } });
  const marks =
    criteria.status === 200 ? criteria.body.slice(leaveOut).map(({ id }) => ({ criterionId: id, mark })) : [];
  return author.browser.call('POST /v1/squads/{id}/reviews', {
    params: { id: squadId },
    body: { subjectId: subject.id, marks, text: 'Отличная игра, спасибо за вечер' },
  });
};

const ratingOf = async ({ id }: TestPerson): Promise<unknown> =>
  (
    await server.database.pool.query(
      'SELECT rating_hundredths AS rating, review_count AS count FROM mate_access WHERE user_id = $1',
      [id],
    )
  ).rows[0];

test('nobody’s shows until both have written', async () => {
  const { owner, mate, squadId } = await played();
  expect((await read(owner, squadId)).toReview).toMatchObject([{ id: mate.id }]);
  expect((await write(owner, mate, squadId, 1)).body).toMatchObject({
    toReview: [],
    reviews: [{ shown: false, rating: 1 }],
  });
  expect((await read(mate, squadId)).reviews).toEqual([]);
  expect(await ratingOf(mate)).toEqual({ rating: 450, count: 0 });

  expect((await write(mate, owner, squadId)).body.reviews).toMatchObject([
    { shown: true, rating: 1 },
    { shown: true, rating: 5 },
  ]);
  expect(await ratingOf(mate)).toEqual({ rating: 415, count: 1 });
});

test('two weeks later the only one opens by itself, and no more are taken', async () => {
  const { owner, mate, squadId } = await played();
  await write(owner, mate, squadId);
  server.clock.advance(14 * 24 * 60 * 60_000);
  await sweepDeadlines(server);
  expect((await read(mate, squadId)).reviews).toMatchObject([{ shown: true }]);
  expect((await write(mate, owner, squadId)).code).toBe('SQUADS_INVALID_STATE');
});

test('a review marks exactly what is asked', async () => {
  const { owner, mate, squadId } = await played();
  expect((await write(owner, mate, squadId, 5, 1)).code).toBe('SQUADS_INVALID_REVIEW_CRITERIA');
  expect((await read(owner, squadId)).reviews).toEqual([]);
});

test('one review for one person, however often it is sent', async () => {
  const { owner, mate, squadId } = await played();
  const answers = await Promise.all(Array.from({ length: 8 }, () => write(owner, mate, squadId)));
  expect(answers.map(({ code }) => code).sort()).toEqual([
    ...Array.from({ length: 7 }, () => 'SQUADS_INVALID_STATE'),
    null,
  ]);
});

test('one reviews the other side of a finished game only', async () => {
  const { owner, mate, squadId } = await played();
  const stranger = await scene.client();
  expect((await write(owner, owner, squadId)).code).toBe('SQUADS_MEMBER_NOT_FOUND');
  expect((await write(owner, stranger, squadId)).code).toBe('SQUADS_MEMBER_NOT_FOUND');
  expect((await write(stranger, mate, squadId)).code).toBe('SQUADS_NOT_MEMBER');
  expect((await stranger.browser.call('GET /v1/squads/{id}/reviews', { params: { id: squadId } })).code).toBe(
    'SQUADS_NOT_FOUND',
  );
  const [another, second] = [await scene.client(1000), await scene.mate()];
  const running = await playSquad(another, second, { categoryId: scene.fun });
  expect((await write(another, second, running)).code).toBe('SQUADS_INVALID_STATE');
});

test('an open review about oneself is answered once, and by nobody else', async () => {
  const { owner, mate, squadId } = await played();
  await write(owner, mate, squadId);
  const reviewId = (await read(owner, squadId)).reviews[0]?.id ?? '';
  const reply = (person: TestPerson) =>
    person.browser.call('POST /v1/squads/{id}/reviews/{reviewId}/reply', {
      params: { id: squadId, reviewId: Number(reviewId) },
      body: { text: 'Спасибо!' },
    });
  expect((await reply(mate)).code).toBe('SQUADS_INVALID_STATE');
  await write(mate, owner, squadId);
  expect((await reply(owner)).code).toBe('SQUADS_MEMBER_NOT_FOUND');
  const answers = await Promise.all([reply(mate), reply(mate)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['SQUADS_INVALID_STATE', null]);
  expect((await read(owner, squadId)).reviews.map((one) => one.reply)).toEqual(['Спасибо!', null]);
  const { body } = await testBrowser(server.url).call('GET /v1/reviews/{id}', { params: { id: mate.id }, query: {} });
  expect(body.items.map((one) => one.reply)).toEqual([
    { text: 'Спасибо!', at: new Date(server.clock.now()).toISOString() },
  ]);
});
