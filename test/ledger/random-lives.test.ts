import { checkLedger } from '#server/features/balance/ledger-check/check-hourly.ts';
import { days, hours } from '#domain/time/durations.ts';
import { blogScene } from '../support/blog/blog-scene';
import { expectSoundGrants } from '../support/money/bonus-state';
import { expectSoundLedger } from '../support/money/ledger-state';
import { untilFiled } from '../support/money/until-filed';
import { makePerson, type TestPerson } from '../support/people/make-person';
import { seedCourse } from '../support/mates/seed-course';
import { integerBetween, seededRandom } from '../support/seeded-random';
import { soakOr } from '../support/soak';
import { newKey } from '../support/money/start-deposit';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { sweepDeadlines } from '../support/sweep-deadlines';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Two designs of certificates are in season then.
  const now = new Date(server.clock.now());
  server.clock.advance(Date.UTC(now.getUTCFullYear() + 1, 1, 1, 12) - now.getTime());
});
afterAll(() => server.stop());

const random = seededRandom();
const rounds = soakOr(60, 6);
jest.setTimeout(soakOr(3_600_000, 300_000));

const pick = <T>(items: readonly T[]): T => {
  const item = items[integerBetween(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
};

interface World {
  readonly clients: readonly TestPerson[];
  readonly mates: readonly TestPerson[];
  readonly tokens: string[];
  readonly reserves: string[];
  readonly codes: string[];
  readonly articles: readonly number[];
  readonly courseId: number;
  readonly moderator: TestPerson;
}

type Step = (world: World) => Promise<unknown>;

const idempotent = () => ({ idempotencyKey: newKey() });

const deposit: Step = async ({ clients }) => {
  const { browser } = pick(clients);
  const body = { amount: integerBetween(random, 100, 12_000), method: 'SBP' } as const;
  const started = await browser.call('POST /v1/balance/deposit', { body, ...idempotent() });
  if (started.status !== 200) return started;
  const params = { depositId: started.body.depositId };
  const outcome = pick(['PAY', 'PAY', 'PAY', 'DECLINE', 'DELAY'] as const);
  return browser.call('POST /v1/dummy-provider/{depositId}', { params, body: { outcome } });
};

const link: Step = async ({ mates, tokens, reserves }) => {
  const body = { amount: integerBetween(random, 1, 40) * 100, kind: 'OTHER' } as const;
  const made = await pick(mates).browser.call('POST /v1/balance-reserve/signed-link', { body, ...idempotent() });
  if (made.status !== 200) return;
  tokens.push(made.body.reserve.token ?? '');
  reserves.push(made.body.reserve.id);
};

const fund: Step = ({ clients, tokens }) =>
  tokens.length === 0
    ? Promise.resolve()
    : pick(clients).browser.call('POST /v1/balance/reserve', { body: { token: pick(tokens) }, ...idempotent() });

const part: Step = async ({ mates, clients, reserves }) => {
  if (reserves.length === 0) return;
  const params = { id: pick(reserves) };
  const people = [...mates, ...clients];
  const amount = integerBetween(random, 1, 12) * 100;
  const put = 'PUT /v1/balance-reserve/{id}/unreserve-transactions';
  for (const { browser } of people)
    await browser.call(put, { params, body: { act: 'ask', amount, comment: 'Разбор' }, ...idempotent() });
  for (const { browser } of people) {
    const { body: rows } = await browser.call('GET /v1/balance-reserve/{id}/unreserve-transactions', { params });
    if (!Array.isArray(rows)) continue;
    const waiting = rows.find(({ status }) => status === 'PENDING');
    if (waiting)
      await browser.call(put, {
        params,
        body: { act: pick(['confirm', 'reject', 'withdraw'] as const), rowId: waiting.id },
        ...idempotent(),
      });
  }
};

const cancel: Step = ({ clients, reserves }) =>
  reserves.length === 0
    ? Promise.resolve()
    : pick(clients).browser.call('POST /v1/balance-reserve/{id}/cancel', {
        params: { id: pick(reserves) },
        ...idempotent(),
      });

const buyGift: Step = async ({ clients, codes }) => {
  const body = { nominal: pick([500, 1000, 2000]), design: 'FEB14_MALE' } as const;
  const bought = await pick(clients).browser.call('POST /v1/balance/gift-certificates', { body, ...idempotent() });
  // Refused without the money for it, and once the design is out of season.
  if (bought.status === 200 && bought.body.certificate.code !== null) codes.push(bought.body.certificate.code);
};

const activate: Step = ({ clients, codes }) =>
  codes.length === 0
    ? Promise.resolve()
    : pick(clients).browser.call('POST /v1/balance/gift-certificates/{id}/activate', {
        params: { id: pick(codes) },
        ...idempotent(),
      });

const withdraw: Step = async ({ clients, mates }) => {
  const { browser } = pick([...clients, ...mates]);
  const body = {
    amount: integerBetween(random, 5, 30) * 100,
    to: { method: 'BANK_CARD_RU', wallet: '2200000000000004' },
  } as const;
  const { body: made, status } = await browser.call('POST /v1/balance/withdraw', { body, ...idempotent() });
  if (status === 200 && random() < 0.5)
    await browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id: made.id }, ...idempotent() });
};

const tip: Step = ({ clients, mates }) =>
  pick(clients).browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: pick(mates).id, amount: integerBetween(random, 50, 400) },
    ...idempotent(),
  });

const buyArticle: Step = ({ clients, articles }) =>
  pick(clients).browser.call('POST /v1/balance/articles/{articleId}/pay', {
    params: { articleId: pick(articles) },
    body: {},
    ...idempotent(),
  });

/** A moderator refunds the article, whatever the author has done with their part meanwhile. */
const refundArticle: Step = async ({ moderator, articles }) => {
  const { body } = await moderator.browser.call('GET /v1/admin/blog/articles/{id}/purchases', {
    params: { id: pick(articles) },
    query: {},
  });
  const bought = body.items.find(({ refundedAt }) => refundedAt === null);
  if (bought)
    await moderator.browser.call('POST /v1/admin/blog/purchases/{id}/refund', {
      params: { id: bought.id },
      body: { comment: 'Купили по ошибке' },
      ...idempotent(),
    });
};

const course: Step = async ({ clients, courseId }) => {
  const { browser } = pick(clients);
  const { body } = await browser.call('GET /v1/training-landings/my-courses');
  const open = body.find(({ closedAt }) => closedAt === null);
  if (open)
    await browser.call('POST /v1/training-landings/my-courses/{id}/close', {
      params: { id: open.id },
      ...idempotent(),
    });
  else
    await browser.call('POST /v1/training-landings/courses/{id}', {
      params: { id: courseId },
      body: {},
      ...idempotent(),
    });
};

const timeGoesOn: Step = async () => {
  server.clock.advance(pick([hours(1), hours(80), days(20)]));
  await sweepDeadlines(server);
};

/** Runs that reached fewer kinds would prove less than they claim. */
const all = ['certificate', 'course', 'refunded article', 'reserve', 'withdrawal'];

/** Which of these the holds of the runs were for, and whether an article was bought and refunded. */
const met = async (): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    "SELECT split_part(owner, ':', 1) AS kind FROM account WHERE kind = 'HOLD' UNION SELECT 'refunded article' FROM blog_purchase WHERE refunded_at IS NOT NULL ORDER BY 1",
  );
  // Gifts to people who look like one are held too, in some lives.
  return rows.map(({ kind }) => kind).filter((kind) => all.includes(kind));
};

const steps = [
  ...[deposit, deposit, deposit, deposit, link, fund, fund, part, part, cancel, buyGift, activate],
  ...[withdraw, tip, buyArticle, buyArticle, refundArticle, course, course],
];

test(`after each of ${rounds} rounds of random lives, many at once, the ledger is sound`, async () => {
  const blog = blogScene(server);
  const mates = await Promise.all([1, 2].map(() => makePerson(server, { mate: true })));
  const articles: number[] = [];
  for (const mate of mates) articles.push(await blog.publish(mate, { price: 290 }));
  const world: World = {
    articles,
    courseId: await seedCourse(server),
    moderator: await blog.chief(),
    mates,
    clients: await Promise.all([1, 2, 3, 4].map(() => makePerson(server))),
    tokens: [],
    reserves: [],
    codes: [],
  };
  for (let turn = 0; turn < 60 && (await met()).length < all.length; turn += 1)
    for (const step of [deposit, course, buyArticle, refundArticle, buyGift, link, fund, withdraw]) await step(world);
  for (let round = 0; round < rounds; round += 1) {
    for (let wave = 0; wave < 4; wave += 1) await Promise.all(Array.from({ length: 8 }, () => pick(steps)(world)));
    await timeGoesOn(world);
    await untilFiled(server);
    expect(await checkLedger(server.product.app.db)).toEqual([]);
    await expectSoundLedger(server.database);
    await expectSoundGrants(server);
    for (const { browser } of world.clients) {
      const { body: sums } = await browser.call('GET /v1/balance/summary');
      const { body: history } = await browser.call('GET /v1/balance/transactions', { query: { limit: '1' } });
      expect(history.items[0]?.balance ?? 0).toBe(sums.available);
    }
  }
  expect(await met()).toEqual(all);
});
