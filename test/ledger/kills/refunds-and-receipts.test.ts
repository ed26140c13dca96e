import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { seenBy } from '../../support/desk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { atolOn, atolStandIn } from '../../support/providers/atol-stand-in';
import { send } from '../../support/providers/provider-callbacks';
import { refundProviders, type RefundStandIn, refundStandIn } from '../../support/providers/refund-stand-ins';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { type ChildServer, startChildServer } from '../../support/server/child-server';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import type { TestBrowser } from '../../support/server/test-browser';
import { soakOr } from '../../support/soak';
import { waitFor } from '../../support/wait-for';
import { forgetRates } from '../../support/server/forget-rates';
import { browserOf } from './scenario';

const deposits = soakOr(1000, 14);
const people = 8;
jest.setTimeout(soakOr(3_000_000, 280_000));

let atol: Awaited<ReturnType<typeof atolStandIn>>;
let provider: RefundStandIn;
let server: TestServer;
let boss: TestPerson;
let child: ChildServer;
let port: number;
const startChild = (): Promise<ChildServer> =>
  startChildServer(server.database.url, port, { ...atolOn(atol.url), ...provider.on });
/** It gives back whole payments only. */
let isWholeOnly = false;
const startAll = async (name: (typeof refundProviders)[number]): Promise<void> => {
  atol = await atolStandIn();
  provider = await refundStandIn(name);
  isWholeOnly = name === 'FREEKASSA';
  server = await startTestServer({ ...atolOn(atol.url), ...provider.on });
  boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');
  port = await freePort();
  child = await startChild();
};
const stopAll = async (): Promise<void> => {
  await child.kill();
  await server.stop();
  await atol.stop();
  await provider.stop();
};

const random = seededRandom();

/** Repeats a call, as a page and a provider do, until it is answered. */
const persist = async <T>(call: () => Promise<T>, isAnswered: (answer: T) => boolean): Promise<T> => {
  for (;;) {
    const answer = await call().catch(() => null);
    if (answer !== null && isAnswered(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

const answered = ({ status }: { readonly status: number }): boolean => status < 500 && status !== 429;

const moods = (): void => {
  const pick = integerBetween(random, 0, 9);
  atol.behave(pick < 2 ? 'loses' : pick < 3 ? 'silent' : pick < 4 ? 'strange' : 'well');
  provider.behaveBy(integerBetween(random, 0, 9));
};

/** One deposit, mostly asked back in part or whole. */
const live = async (browser: TestBrowser): Promise<void> => {
  const rubles = integerBetween(random, 100, 900);
  const key = newKey();
  const started = await persist(
    () => browser.call('POST /v1/balance/deposit', { body: { amount: rubles, method: 'SBP' }, idempotencyKey: key }),
    answered,
  );
  expect(started.code).toBeNull();
  const { depositId: id } = started.body;
  // Providers repeat what has been answered too.
  for (let time = 0; time < integerBetween(random, 1, 2); time += 1)
    await persist(() => send(child.url, provider.says({ depositId: id, sum: `${rubles}.00` })), answered);
  if (integerBetween(random, 0, 4) === 0) return;
  const amount = isWholeOnly ? rubles : integerBetween(random, 1, rubles);
  const asking = newKey();
  const asked = await persist(
    () =>
      browser.call('POST /v1/balance/deposits/{id}/refund', {
        params: { id },
        body: { amount, reason: 'Больше не нужно' },
        idempotencyKey: asking,
      }),
    answered,
  );
  expect(asked.code).toBeNull();
  const agreed = await boss.browser.call('POST /v1/admin/refunds/{id}/agree', {
    params: { id: asked.body.id },
    body: { seen: await seenBy(boss, `refund:${asked.body.id}`), reason: 'Не потрачено' },
  });
  expect(agreed.code).toBeNull();
};

const query = async <T extends object>(sql: string): Promise<readonly T[]> =>
  (await server.database.pool.query<T>(sql)).rows;

interface Refund {
  readonly id: string;
  readonly state: string;
  readonly payment: string | null;
  readonly depositId: string;
}

const refunds = () =>
  query<Refund>(
    'SELECT r.id, r.state, d.external_id AS payment, d.id AS "depositId" FROM deposit_refund r JOIN deposit d ON d.id = r.deposit_id',
  );

/** A session ends sooner than the lives do. */
const renewOperator = async (): Promise<void> => {
  boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');
};

/** What an operator does who looks into the provider's cabinet. */
const clearUp = async (): Promise<void> => {
  for (const { id, payment, depositId } of (await refunds()).filter(({ state }) => state === 'UNCLEAR')) {
    const body = { seen: await seenBy(boss, `refund:${id}`), reason: 'Видно в кабинете' };
    if (provider.refundsOf(payment, depositId).length > 0)
      await boss.browser.call('POST /v1/admin/refunds/{id}/done', {
        params: { id },
        body: { ...body, reference: 'UP-1' },
      });
    else await boss.browser.call('POST /v1/admin/refunds/{id}/again', { params: { id }, body });
  }
};

const untilAllSettled = async (): Promise<void> => {
  await renewOperator();
  atol.behave('well');
  provider.behave('well');
  await waitFor(
    async () => {
      // Those too whose process was killed: their leases would last a minute.
      await query(
        "UPDATE outbox SET next_attempt_at = now() WHERE topic IN ('receipts', 'receipt', 'refund') AND next_attempt_at > now()",
      );
      await clearUp();
      return query<{ what: string; n: number }>(
        `SELECT 'receipt ' || state AS what, count(*)::int AS n FROM receipt WHERE state <> 'DONE' GROUP BY state
         UNION ALL SELECT 'job ' || topic, count(*)::int FROM outbox WHERE topic IN ('receipts', 'receipt', 'refund') GROUP BY topic
         UNION ALL SELECT 'refund ' || state, count(*)::int FROM deposit_refund WHERE state NOT IN ('DONE', 'REFUSED') GROUP BY state`,
      );
    },
    (open) => open.length === 0,
    soakOr(600_000, 60_000),
  );
};

describe.each(refundProviders)('%s', (name) => {
  beforeAll(() => startAll(name));
  afterAll(stopAll);

  test(`${deposits} deposits and their refunds through providers that lose answers, with kills: none twice, none lost, one receipt each`, async () => {
    const browsers = await Promise.all(
      Array.from({ length: people }, async () => browserOf(child, await makePerson(server))),
    );
    let left = deposits;
    let kills = 0;
    const every = soakOr(90, 5);
    let next = deposits - every;
    // However quick the machine is, no life begins past a kill that is due; others are under way meanwhile.
    const untilKilled = async (): Promise<void> => {
      while (left <= next) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const running = Promise.all(
      browsers.map(async (browser) => {
        while ((left -= 1) >= 0) {
          await untilKilled();
          if (left % 5 === 0) moods();
          await live(browser);
        }
      }),
    ).then(() => 'over' as const);
    for (;;) {
      const state = await Promise.race([running, new Promise<'on'>((resolve) => setTimeout(() => resolve('on'), 20))]);
      if (state === 'over') break;
      if (left > next) continue;
      next -= every;
      await child.kill();
      kills += 1;
      await forgetRates(server);
      await renewOperator();
      child = await startChild();
    }
    await untilAllSettled();

    for (const { state, payment, depositId } of await refunds())
      expect([state, provider.refundsOf(payment, depositId).length]).toEqual([state, state === 'DONE' ? 1 : 0]);
    const receipts = await query<{ id: string; kind: string }>('SELECT id, kind FROM receipt');
    const printed = atol.documents().filter((one) => one.printed === 'done');
    expect(printed.map(({ external_id: id }) => id).sort()).toEqual(receipts.map(({ id }) => id).sort());
    const [told] = await query<{ paid: number; returned: number }>(
      `SELECT (SELECT count(*) FROM deposit WHERE operation_id IS NOT NULL)::int AS paid,
       (SELECT count(*) FROM deposit_refund WHERE state = 'DONE')::int AS returned`,
    );
    expect(receipts.filter(({ kind }) => kind === 'ADVANCE')).toHaveLength(told?.paid ?? 0);
    expect(receipts.filter(({ kind }) => kind === 'RETURN')).toHaveLength(told?.returned ?? 0);
    expect(told?.paid).toBe(deposits);
    expect(kills).toBeGreaterThanOrEqual(Math.floor((deposits - 1) / every));
    await expectSoundBooks(server);
    process.stdout.write(
      `${name}: ${deposits} deposits, ${told?.returned ?? 0} refunds, ${receipts.length} receipts, ${kills} kills\n`,
    );
  });
});
