import { days } from '#domain/time/durations.ts';
import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { storeClockOffset } from '#server/platform/clock/clock.ts';
import { seenBy } from '../../support/desk';
import { payOutAutomatically } from '../../support/money/automatic-payouts';
import { knowCard, testCard } from '../../support/money/ask-for-withdrawal';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { giveMoney } from '../../support/money/give-money';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { type PayoutMood, payoutsOn, payoutsStandIn } from '../../support/providers/payouts-stand-in';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { type ChildServer, startChildServer } from '../../support/server/child-server';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { browserOf } from './scenario';
import { soakOr } from '../../support/soak';
import { forgetRates } from '../../support/server/forget-rates';

const perProvider = soakOr(3340, 12);
/** As many a round: each round may wait a minute for a provider that is switched off. */
const people = soakOr(250, 10);
const stepsBetweenKills = soakOr(100, 40);
/** Each round has one kill for certain, at one of its first steps: a quick machine is through a round in few of them. */
const certainKillBy = 3;
/** One round: a provider that is switched off comes back within a minute, several times on a busy machine. */
const patienceMs = soakOr(900_000, 400_000);
jest.setTimeout(soakOr(12_000_000, 900_000));

const random = seededRandom();
/** Mostly well: five failures in a row switch a provider off for a minute. */
const moods: readonly PayoutMood[] = [
  ...Array.from({ length: 10 }, () => 'well' as const),
  'slow',
  'loses',
  'silent',
  'refuses',
  'strange',
  'strangely pays',
  'breaks',
];

describe.each(['YOOKASSA', 'UNITPAY', 'ENOT'] as const)('%s', (provider) => {
  let standIn: Awaited<ReturnType<typeof payoutsStandIn>>;
  let server: TestServer;
  let boss: TestPerson;
  let child: ChildServer;
  let port: number;
  const startChild = (): Promise<ChildServer> =>
    startChildServer(server.database.url, port, payoutsOn(provider, standIn.url));
  beforeAll(async () => {
    standIn = await payoutsStandIn();
    server = await startTestServer(payoutsOn(provider, standIn.url));
    // Only the child pays, so that a kill stops whatever is under way.
    Object.assign(server.product.app.outbox, { kick: () => undefined });
    boss = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    await payOutAutomatically(server);
    port = await freePort();
    child = await startChild();
  });
  afterAll(async () => {
    await child.kill();
    await server.stop();
    await standIn.stop();
  });

  const query = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<readonly T[]> =>
    (await server.database.pool.query<T>(sql, [...values])).rows;

  interface Payout {
    readonly id: string;
    readonly withdrawal_id: string;
    readonly state: string;
  }
  const payouts = () => query<Payout>('SELECT id, withdrawal_id, state FROM payout ORDER BY created_at, id');

  const paidFor = (payoutId: string): number =>
    standIn.made(payoutId).filter(({ state }) => state !== 'refused').length;

  /** What an operator does who looks into the provider's cabinet, or has a refused one sent anew. */
  const clearUp = async (): Promise<void> => {
    const all = await payouts();
    for (const { id, withdrawal_id: of, state } of all) {
      const body = async () => ({ seen: await seenBy(boss, `withdrawal:${of}`), reason: 'Видно в кабинете' });
      if (state === 'UNCLEAR' && paidFor(id) > 0)
        await boss.browser.call('POST /v1/admin/payouts/{id}/done', {
          params: { id },
          body: { ...(await body()), reference: 'CAB-1' },
        });
      else if (state === 'UNCLEAR')
        await boss.browser.call('POST /v1/admin/payouts/{id}/again', { params: { id }, body: await body() });
      else if (
        state === 'REFUSED' &&
        all.filter((one) => one.withdrawal_id === of && one.state !== 'REFUSED').length === 0
      )
        await boss.browser.call('POST /v1/admin/withdrawals/{id}/payouts', {
          params: { id: of },
          body: { seen: (await body()).seen },
        });
    }
  };

  const hurry = () =>
    query("UPDATE outbox SET next_attempt_at = now() WHERE topic = 'payout' AND next_attempt_at > now()");

  test(`${perProvider} payouts through a provider that loses answers, with kills: none twice, none lost`, async () => {
    const mates = await Promise.all(Array.from({ length: people }, () => makePerson(server)));
    for (const { id } of mates) {
      await giveMoney(server.product.app, id, perProvider * 100_000);
      await knowCard(server, id);
    }
    const browsers = mates.map((mate) => browserOf(server, mate));
    // The limits of a day would end the lives too soon.
    const newDay = () =>
      query("UPDATE withdrawal SET created_at = created_at - interval '2 days' WHERE created_at > $1", [
        new Date(server.clock.now() - days(1)),
      ]);
    let left = perProvider;
    let kills = 0;
    while (left > 0) {
      await forgetRates(server);
      const round = browsers.slice(0, Math.min(left, people));
      // A session ends sooner than the lives do.
      boss = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
      for (const browser of round) {
        const asked = await browser.call('POST /v1/balance/withdraw', {
          body: { amount: 500, to: testCard },
          idempotencyKey: newKey(),
        });
        expect(asked.code).toBeNull();
        left -= 1;
      }
      server.clock.advance(payoutTerms.changeOfMind);
      await storeClockOffset(server.product.app.db, server.clock.offsetMs());
      const certainKill = integerBetween(random, 0, certainKillBy);
      let step = -1;
      const paidAll = async (): Promise<boolean> => {
        step += 1;
        standIn.behave(moods[integerBetween(random, 0, moods.length - 1)] ?? 'well');
        server.product.app.sweeper.kick();
        await hurry();
        if (integerBetween(random, 0, stepsBetweenKills) === 0 || step === certainKill) {
          await child.kill();
          kills += 1;
          child = await startChild();
        }
        if (integerBetween(random, 0, 8) === 0) await clearUp();
        await forgetRates(server);
        const [open] = await query<{ n: number }>("SELECT count(*)::int AS n FROM withdrawal WHERE status <> 'PAID'");
        return open?.n === 0 && step >= certainKill;
      };
      const end = Date.now() + patienceMs;
      while (!(await paidAll())) expect(Date.now()).toBeLessThan(end);
      await newDay();
    }
    const paid = (await payouts()).filter(({ state }) => state === 'PAID');
    expect(paid).toHaveLength(perProvider);
    expect(new Set(paid.map(({ withdrawal_id: of }) => of)).size).toBe(perProvider);
    // Of each withdrawal exactly one payout was carried out by the provider, of whichever of our tries.
    const byWithdrawal = new Map<string, number>();
    for (const { id, withdrawal_id: of } of await payouts())
      byWithdrawal.set(of, (byWithdrawal.get(of) ?? 0) + paidFor(id));
    expect([...byWithdrawal.values()].filter((times) => times !== 1)).toEqual([]);
    expect(standIn.all().filter(({ state }) => state !== 'refused')).toHaveLength(perProvider);
    expect(kills).toBeGreaterThanOrEqual(Math.ceil(perProvider / people));
    await expectSoundBooks(server);
    process.stdout.write(
      `${provider}: ${perProvider} withdrawals, ${(await payouts()).length} payouts, ${standIn.calls.length} calls, ${kills} kills\n`,
    );
  });
});
