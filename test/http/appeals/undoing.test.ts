import { days } from '#domain/time/durations.ts';
import { addStrike } from '#server/features/mates/standing/add-strike.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { actsOn, seenBy } from '#test/support/desk.ts';
import { blogScene } from '#test/support/blog/blog-scene.ts';
import { appealScene } from '#test/support/people/appeal-scene.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { playSquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';

const server = serverForTests();
const scene = sceneForTests(server);
const appeals = appealScene(server);
const blog = blogScene(server);
const reason = 'Оскорбления в адрес напарника';
const standing = async ({ browser }: TestPerson) => (await browser.call('GET /v1/mates/me/standing')).body;

describe('a strike', () => {
  let squadId: number;
  beforeAll(async () => {
    squadId = await playSquad(await scene.client(5000), await scene.mate(), { categoryId: scene.fun });
  });
  const strike = (mate: TestPerson, daysAgo: number) =>
    inTransaction(server.product.app.db, (tx) =>
      addStrike(tx, {
        userId: mate.id,
        squadId,
        gameId: 'cs2',
        reason: 'LEFT_GAME',
        at: new Date(server.clock.now() - days(daysAgo)),
      }),
    );
  /** Has the mate's latest strike undone. */
  const undoLast = async (mate: TestPerson) => {
    const last = (await standing(mate)).strikes[0]?.id ?? '';
    await appeals.appeal(mate, 'STRIKE', last);
    const boss = await appeals.judge();
    const made = (await appeals.listed(boss, mate)).find(({ about }) => about === last);
    expect((await appeals.decide(boss, made?.id ?? '')).code).toBeNull();
    return boss;
  };

  test('undone, counts no more, and the term without orders is that of the others', async () => {
    const mate = await scene.mate();
    await strike(mate, 5);
    await strike(mate, 0);
    expect((await standing(mate)).ordersOffUntil).not.toBeNull();
    await undoLast(mate);
    expect(await standing(mate)).toMatchObject({ ordersOffUntil: null, strikes: [{ reason: 'LEFT_GAME' }] });
    expect((await mate.browser.call('PUT /v1/mates/me/active', { body: { active: true } })).code).not.toBe(
      'ORDERS_OFF',
    );
    expect(await appeals.told(mate)).toEqual([expect.stringContaining('Решение отменено')]);
  });

  test('undone, leaves the longer term of an earlier one', async () => {
    const mate = await scene.mate();
    for (const daysAgo of [6, 5, 4, 3]) await strike(mate, daysAgo);
    await undoLast(mate);
    const { ordersOffUntil } = await standing(mate);
    expect(Date.parse(ordersOffUntil ?? '')).toBe(server.clock.now() - days(4) + days(7));
  });

  test('undone, closes the case of one too many', async () => {
    const mate = await scene.mate();
    for (const daysAgo of [6, 5, 4, 3]) await strike(mate, daysAgo);
    const { rows } = await server.database.pool.query('SELECT id FROM mate_strike_case WHERE user_id = $1', [mate.id]);
    await undoLast(mate);
    expect(await actsOn(server, `strikes:${rows[0]?.id}`)).toEqual(['strikes.forgiven']);
    expect(await actsOn(server, `mate:${mate.id}`)).toEqual(['mate.strikes-forgiven']);
  });

  test('that an operator forgave meanwhile is only answered', async () => {
    const mate = await scene.mate();
    await strike(mate, 0);
    const { decision } = await appeals.decisionOf(mate, 'STRIKE');
    await appeals.appeal(mate, 'STRIKE', decision);
    await server.database.pool.query('UPDATE mate_strike SET forgiven_at = now() WHERE user_id = $1', [mate.id]);
    const boss = await appeals.judge();
    const [made] = await appeals.listed(boss, mate);
    const whole = await boss.browser.call('GET /v1/admin/appeals/{id}', { params: { id: made?.id ?? '' } });
    expect(whole.body.stands).toBe(false);
    expect((await appeals.decide(boss, made?.id ?? '')).body.state).toBe('UPHELD');
    expect(await actsOn(server, `mate:${mate.id}`)).toEqual([]);
  });
});

describe('a hidden review', () => {
  const hidden = async () => {
    const boss = await makeAdministrator(server, 'MANAGE_REVIEWS', 'MANAGE_REVIEW_CRITERIA', 'MANAGE_APPEALS');
    const [owner, mate] = [await scene.client(1000), await scene.mate()];
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    server.clock.advance(61 * 60_000);
    await sweepDeadlines(server);
    const criteria = (await boss.browser.call('GET /v1/admin/review-criteria')).body.items;
    const marks = criteria
      .filter(({ kind, active }) => active && (kind === null || kind === 'FUN'))
      .map(({ id }) => ({ criterionId: id, mark: 2 }));
    const { body } = await boss.browser.call('POST /v1/admin/reviews', {
      body: { squadId, authorId: owner.id, subjectId: mate.id, marks, text: 'Играл молча и ушёл раньше', reason },
    });
    await boss.browser.call('PUT /v1/admin/reviews/{id}/hidden', {
      params: { id: body.id },
      body: { hidden: true, reason, seen: await seenBy(boss, `review:${body.id}`) },
    });
    return { boss, owner, mate, id: body.id };
  };

  test('is seen again and counts in the rating, once another operator says so', async () => {
    const { boss, owner, mate, id } = await hidden();
    expect((await standing(mate)).rating).toBe(4.5);
    expect(await appeals.decisionOf(owner, 'REVIEW')).toMatchObject({ about: String(id), reason });
    await appeals.settle(owner, 'REVIEW');
    expect((await standing(mate)).rating).toBe(4.25);
    const shown = await boss.browser.call('GET /v1/reviews/{id}', { params: { id: mate.id }, query: {} });
    expect(shown.body.items.map((one) => one.id)).toEqual([String(id)]);
    expect((await actsOn(server, `review:${id}`)).at(-1)).toBe('review.show');
  });

  test('is not judged by the operator who hid it; hidden anew, it is another decision', async () => {
    const { boss, owner, id } = await hidden();
    const { decision } = await appeals.decisionOf(owner, 'REVIEW');
    await appeals.appeal(owner, 'REVIEW', decision);
    const [made] = await appeals.listed(boss, owner);
    expect(made?.firstBy?.id).toBe(boss.id);
    expect((await appeals.decide(boss, made?.id ?? '')).code).toBe('APPEAL_OWN_DECISION');
    const other = await appeals.judge();
    expect((await appeals.decide(other, made?.id ?? '')).code).toBeNull();
    server.clock.advance(1000);
    await boss.browser.call('PUT /v1/admin/reviews/{id}/hidden', {
      params: { id },
      body: { hidden: true, reason, seen: await seenBy(boss, `review:${id}`) },
    });
    expect((await appeals.decisions(owner)).filter(({ appeal }) => appeal === null)).toHaveLength(1);
  });
});

describe('a refused article', () => {
  const refused = async () => {
    const author = await scene.mate();
    const id = await blog.write(author);
    await blog.send(author, id);
    const { browser } = await blog.chief();
    await browser.call('POST /v1/admin/blog/articles/{id}/reject', {
      params: { id },
      body: { version: 1, comment: 'Здесь нет ничего нового' },
    });
    return { author, id };
  };

  test('waits for a moderator again', async () => {
    const { author, id } = await refused();
    expect(await appeals.decisionOf(author, 'ARTICLE')).toMatchObject({
      about: String(id),
      title: 'Отклонён материал «Раскидки на Мираже»',
      reason: 'Здесь нет ничего нового',
    });
    await appeals.settle(author, 'ARTICLE');
    const { browser } = await blog.chief();
    const { body } = await browser.call('GET /v1/admin/blog/articles/{id}', { params: { id } });
    expect(body.article.status).toBe('UNDER_MODERATION');
    expect(await actsOn(server, `article:${id}`)).toContain('appeal.upheld');
  });

  test('that its author has sent again is no longer a decision', async () => {
    const { author, id } = await refused();
    await blog.send(author, id);
    expect(await appeals.decisions(author)).toEqual([]);
  });
});
