import { blogScene } from '../../support/blog/blog-scene';
import { makePerson } from '../../support/people/make-person';
import { seedCourse } from '../../support/mates/seed-course';
import { newKey } from '../../support/money/start-deposit';
import { browserOf, endow, type Scenario } from './scenario';

/** A mate's link is funded, a part is requested and answered, the rest is returned. */
export const reserves: Scenario = async (context) => {
  const { server, random, caller, model, count } = context;
  const [mate, client] = [await makePerson(server, { mate: true }), await makePerson(server)];
  await endow(context, client, 100_000_000);
  const [asks, pays] = [browserOf(context, mate), browserOf(context, client)];
  const change = 'PUT /v1/balance-reserve/{id}/unreserve-transactions';
  return async () => {
    const keys = Array.from({ length: 5 }, newKey);
    const [linkKey = '', fundKey = '', askKey = '', answerKey = '', cancelKey = ''] = keys;
    const { reserve } = await caller.untilSucceeded(() =>
      asks.call('POST /v1/balance-reserve/signed-link', {
        body: { amount: 1000, kind: 'OTHER' },
        idempotencyKey: linkKey,
      }),
    );
    count('balance_reserve');
    const params = { id: reserve.id };
    const hold = `HOLD:reserve:${reserve.id}`;
    const token = reserve.token ?? '';
    await caller.untilSucceeded(() =>
      pays.call('POST /v1/balance/reserve', { body: { token }, idempotencyKey: fundKey }),
    );
    model.move(`USER:${client.id}`, hold, 100_000);
    const { rows } = await caller.untilSucceeded(() =>
      asks.call(change, { params, body: { act: 'ask', amount: 400, comment: 'Разбор' }, idempotencyKey: askKey }),
    );
    count('unreserve_transaction');
    const confirmed = random() < 0.6;
    const body = { act: confirmed ? ('confirm' as const) : ('reject' as const), rowId: rows[0]?.id ?? '' };
    await caller.untilSucceeded(() => pays.call(change, { params, body, idempotencyKey: answerKey }));
    if (confirmed) model.move(hold, `USER:${mate.id}`, 40_000);
    await caller.untilSucceeded(() =>
      pays.call('POST /v1/balance-reserve/{id}/cancel', { params, idempotencyKey: cancelKey }),
    );
    model.move(hold, `USER:${client.id}`, confirmed ? 60_000 : 100_000);
  };
};

/** Buys an article; a moderator refunds it, which closes it again. */
export const articles: Scenario = async (context) => {
  const { server, random, caller, model, count } = context;
  const scene = blogScene(server);
  const [author, reader] = [await makePerson(server, { mate: true }), await makePerson(server)];
  const articleId = await scene.publish(author, { price: 290 });
  const desk = browserOf(context, await scene.chief());
  await endow(context, reader, 100_000_000);
  const own = browserOf(context, reader);
  return async () => {
    const [payKey, idempotencyKey] = [newKey(), newKey()];
    await caller.untilSucceeded(() =>
      own.call('POST /v1/balance/articles/{articleId}/pay', {
        params: { articleId },
        body: { price: 290 },
        idempotencyKey: payKey,
      }),
    );
    count('blog_purchase');
    model.move(`USER:${reader.id}`, `USER:${author.id}`, 23_200);
    model.move(`USER:${reader.id}`, 'PLATFORM:revenue', 5800);
    const again = await caller.untilAnswered(() =>
      own.call('POST /v1/balance/articles/{articleId}/pay', {
        params: { articleId },
        body: {},
        idempotencyKey: `${payKey}-${random()}`.replace('.', '-'),
      }),
    );
    if (again.code !== 'ARTICLE_ALREADY_BOUGHT') throw new Error(`bought twice: ${again.status} ${again.code}`);
    const { items } = await caller.untilSucceeded(() =>
      desk.call('GET /v1/admin/blog/articles/{id}/purchases', { params: { id: articleId }, query: {} }),
    );
    const id = items.find(({ refundedAt }) => refundedAt === null)?.id ?? '';
    await caller.untilSucceeded(() =>
      desk.call('POST /v1/admin/blog/purchases/{id}/refund', {
        params: { id },
        body: { comment: 'Купили по ошибке' },
        idempotencyKey,
      }),
    );
    model.move(`USER:${author.id}`, `USER:${reader.id}`, 23_200);
    model.move('PLATFORM:revenue', `USER:${reader.id}`, 5800);
  };
};

/** The school of the run, the same for all buyers. */
const schools = new WeakMap<object, Promise<number>>();

/** Buys a course and closes it before the first lesson. */
export const courses: Scenario = async (context) => {
  const { server, caller, model, count } = context;
  const learner = await makePerson(server);
  await endow(context, learner, 1_000_000);
  const school = schools.get(server) ?? seedCourse(server);
  schools.set(server, school);
  const params = { id: await school };
  const own = browserOf(context, learner);
  return async () => {
    const [buyKey, idempotencyKey] = [newKey(), newKey()];
    const { purchase } = await caller.untilSucceeded(() =>
      own.call('POST /v1/training-landings/courses/{id}', { params, body: {}, idempotencyKey: buyKey }),
    );
    if (purchase === null) throw new Error('a learner with money enough was asked for a deposit');
    count('course_purchase');
    const hold = `HOLD:course:${purchase.id}`;
    model.move(`USER:${learner.id}`, hold, 400_000);
    await caller.untilSucceeded(() =>
      own.call('POST /v1/training-landings/my-courses/{id}/close', { params: { id: purchase.id }, idempotencyKey }),
    );
    model.move(hold, `USER:${learner.id}`, 400_000);
  };
};
