import { days } from '#domain/time/durations.ts';
import { moscowDay } from '#domain/time/moscow.ts';
import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { seenBy } from '../../support/desk';
import { earn, hurryChecks, newInn, setSetting, taxesOf, taxpayer, tell, told } from '../../support/money/tax-people';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { npdOn, npdStandIn, type NpdStandIn } from '../../support/providers/npd-stand-in';
import { startTestServer, testSecret, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let npd: NpdStandIn;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  npd = await npdStandIn();
  server = await startTestServer(npdOn(npd.url));
  boss = await makeAdministrator(server, 'MANAGE_TAXES');
  await setSetting(server, 'npd-checks', 1);
});
afterAll(async () => {
  await server.stop();
  await npd.stop();
});
beforeEach(() => npd.behave('well'));

const answerTo = (person: TestPerson, ...answers: readonly string[]) =>
  waitFor(
    async () => {
      await hurryChecks(server);
      return (await taxesOf(person)).check;
    },
    (check) => answers.includes(check?.answer ?? ''),
  );

const atDesk = async (id: string, by = boss) =>
  (await by.browser.call('GET /v1/admin/taxes/{id}', { params: { id } })).body;

describe('a mate', () => {
  test('tells once, the same again changes nothing, and reads it back', async () => {
    const mate = await makePerson(server, { mate: true });
    expect((await taxesOf(mate)).profile).toBeNull();
    const body = told({ status: 'INDIVIDUAL' });
    const answers = await Promise.all([tell(mate, body), tell(mate, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await taxesOf(mate)).profile).toEqual(body);
    const { changedAt } = (await atDesk(mate.id)).profile ?? {};
    server.clock.advance(1000);
    await tell(mate, body);
    expect((await atDesk(mate.id)).profile?.changedAt).toBe(changedAt);
  });

  test.each(['500100732258', '7707083893', '000000000000', '12345678901'])(
    'is told at the field that %s is no INN of a person',
    async (inn) => {
      const mate = await makePerson(server, { mate: true });
      const { code, body } = await tell(mate, told({ inn }));
      expect(code).toBe('VALIDATION_ERROR');
      expect(body).toMatchObject({ details: { fields: [{ path: 'body.inn' }] } });
    },
  );

  test('alone may tell: a client who never earned may not', async () => {
    expect((await tell(await makePerson(server), told())).code).toBe('FORBIDDEN');
    const former = await makePerson(server);
    await earn(server, former.id, 100_00);
    expect((await tell(former, told())).status).toBe(200);
  });

  test('has an INN that stands nowhere as it is: not in the database, not in the audit log', async () => {
    const { id, inn } = await taxpayer(server);
    await boss.browser.call('PUT /v1/admin/taxes/{id}', {
      params: { id },
      body: {
        ...told({ inn: newInn() }),
        reason: 'Прислал справку',
        seen: 0,
        changedAt: (await atDesk(id)).profile?.changedAt ?? null,
      },
    });
    const { rows } = await server.database.pool.query(
      `SELECT (SELECT string_agg(tax_profile::text, ' ') FROM tax_profile) || (SELECT coalesce(string_agg(details::text, ' '), '') FROM audit_log)
        || (SELECT coalesce(string_agg(payload::text, ' '), '') FROM outbox) AS said`,
    );
    expect(rows[0].said).not.toContain(inn);
  });
});

describe('the tax service', () => {
  test('is asked once a day about an INN, whoever has it, however often it is told', async () => {
    const mate = await taxpayer(server);
    await Promise.all([tell(mate, told({ inn: mate.inn })), tell(mate, told({ inn: mate.inn, name: 'Другое имя' }))]);
    expect(await answerTo(mate, 'YES')).toMatchObject({ answer: 'YES', failure: null });
    await tell(mate, told({ inn: mate.inn, phone: '+79990000000' }));
    await hurryChecks(server);
    expect(npd.askedAbout(mate.inn)).toEqual([{ inn: mate.inn, requestDate: moscowDay(server.clock.now()) }]);
    server.clock.advance(days(1));
    expect((await taxesOf(mate)).check?.answer).toBe('NOT_ASKED');
  });

  test.each([
    ['limited', 'LIMITED'],
    ['unavailable', 'UNAVAILABLE'],
    ['silent', 'SILENT'],
    ['slow', 'SILENT'],
    ['strange', 'STRANGE'],
    ['broken', 'STRANGE'],
  ] as const)('that is %s leaves the answer unknown, never a no, and is asked again', async (mood, failure) => {
    npd.behave(mood);
    const mate = await taxpayer(server);
    expect(await answerTo(mate, 'YES', 'NO', 'INVALID', 'UNKNOWN')).toMatchObject({ answer: 'UNKNOWN', failure });
    npd.behave('well');
    expect(await answerTo(mate, 'YES', 'NO', 'INVALID')).toMatchObject({ answer: 'YES', failure: null });
  });

  test('tells no and an unknown INN apart', async () => {
    const [one, other] = [newInn(), newInn()];
    npd.lose(one);
    npd.forget(other);
    expect(await answerTo(await taxpayer(server, { inn: one }), 'YES', 'NO', 'INVALID')).toMatchObject({
      answer: 'NO',
    });
    const unknown = await taxpayer(server, { inn: other });
    expect(await answerTo(unknown, 'YES', 'NO', 'INVALID')).toMatchObject({ answer: 'INVALID' });
    expect([one, other].map((inn) => npd.askedAbout(inn).length)).toEqual([1, 2]);
  });

  test('that refuses a question once, as at midnight before its own day has begun, is asked once more', async () => {
    const inn = newInn();
    npd.isBehindFor(inn);
    expect(await answerTo(await taxpayer(server, { inn }), 'YES', 'NO', 'INVALID')).toMatchObject({ answer: 'YES' });
    expect(npd.askedAbout(inn)).toHaveLength(2);
  });

  test('is called by one of two processes at a time, and each INN is asked about once', async () => {
    const second = await createProduct(
      readConfig({ PORT: '0', DEMO: '1', ...npdOn(npd.url) }),
      openDatabase(server.database.url, 10),
      testSecret,
      server.clock,
    );
    await second.server.listen({ port: 0, host: '127.0.0.1' });
    npd.think(60);
    try {
      const mates = await Promise.all(Array.from({ length: 5 }, () => taxpayer(server)));
      for (const mate of mates) {
        second.app.outbox.kick();
        await answerTo(mate, 'YES');
        expect(npd.askedAbout(mate.inn)).toHaveLength(1);
      }
      expect(npd.mostAtOnce()).toBe(1);
    } finally {
      npd.think(0);
      await second.stop();
    }
  });

  test('waits for a process that died with the turn only as long as a call may last', async () => {
    const hold = (until: string) =>
      server.database.pool.query(`UPDATE npd_turn SET holder = gen_random_uuid(), free_at = ${until}`);
    await hold("now() + interval '1 hour'");
    const mate = await taxpayer(server);
    const later = "SELECT 1 FROM outbox WHERE topic = 'npdCheck' AND attempts = 0 AND next_attempt_at > now()";
    server.product.app.outbox.kick();
    await waitFor(
      async () => (await server.database.pool.query(later)).rowCount,
      (count) => count === 1,
    );
    expect(npd.askedAbout(mate.inn)).toEqual([]);
    await hold("now() - interval '1 millisecond'");
    expect(await answerTo(mate, 'YES')).toMatchObject({ answer: 'YES' });
  });

  test('is not asked about others than the self-employed, nor while it is off', async () => {
    const owner = await taxpayer(server, { status: 'SOLE_PROPRIETOR' });
    expect((await taxesOf(owner)).check).toBeNull();
    await setSetting(server, 'npd-checks', 0);
    const mate = await taxpayer(server);
    expect((await taxesOf(mate)).check).toBeNull();
    await setSetting(server, 'npd-checks', 1);
    expect(npd.askedAbout(mate.inn)).toEqual([]);
    expect(npd.askedAbout(owner.inn)).toEqual([]);
  });
});

describe('at the desk', () => {
  const correct = async (id: string, by: TestPerson, inn = newInn()) =>
    by.browser.call('PUT /v1/admin/taxes/{id}', {
      params: { id },
      body: {
        ...told({ inn, status: 'INDIVIDUAL' }),
        reason: 'По договору',
        seen: await seenBy(by, `tax:${id}`),
        changedAt: (await atDesk(id, by)).profile?.changedAt ?? null,
      },
    });

  test('the same INN of two people is shown and not refused', async () => {
    const inn = newInn();
    const [one, other] = [await taxpayer(server, { inn }), await taxpayer(server, { inn })];
    expect((await atDesk(one.id)).sameInn).toMatchObject([{ id: other.id }]);
    expect((await atDesk((await taxpayer(server)).id)).sameInn).toEqual([]);
  });

  test('an operator corrects with a reason, and the mate reads that', async () => {
    const mate = await taxpayer(server);
    server.clock.advance(1000);
    expect((await correct(mate.id, boss)).body.profile?.status).toBe('INDIVIDUAL');
    const { body } = await mate.browser.call('GET /v1/notifications', { query: {} });
    expect(body.items[0]?.text).toContain('По договору');
    const log = await server.database.pool.query(
      "SELECT details FROM audit_log WHERE action = 'tax.set' AND subject = $1",
      [`tax:${mate.id}`],
    );
    expect(log.rows).toEqual([{ details: { reason: 'По договору', from: 'SELF_EMPLOYED', to: 'INDIVIDUAL' } }]);
  });

  test('of two operators at once, and of an operator and the mate, the second is refused', async () => {
    const mate = await taxpayer(server);
    server.clock.advance(1000);
    const others = await makeAdministrator(server, 'MANAGE_TAXES');
    const answers = await Promise.all([correct(mate.id, boss), correct(mate.id, others)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null].sort());
    const read = (await atDesk(mate.id)).profile?.changedAt ?? null;
    server.clock.advance(1000);
    await tell(mate, told());
    const { code } = await boss.browser.call('PUT /v1/admin/taxes/{id}', {
      params: { id: mate.id },
      body: { ...told(), reason: 'По договору', seen: await seenBy(boss, `tax:${mate.id}`), changedAt: read },
    });
    expect(code).toBe('ADMIN_CHANGED_MEANWHILE');
  });

  test('nobody corrects their own, and a client has nothing there', async () => {
    const own = await makeAdministrator(server, 'MANAGE_TAXES');
    expect((await correct(own.id, own)).code).toBe('ADMIN_OWN_OBJECT');
    const client = await makePerson(server);
    expect((await boss.browser.call('GET /v1/admin/taxes/{id}', { params: { id: client.id } })).code).toBe('NOT_FOUND');
  });

  test('the income of the year counts from midnight in Moscow', async () => {
    const mate = await taxpayer(server);
    const year = new Date(server.clock.now() + 3 * 3_600_000).getUTCFullYear();
    await earn(server, mate.id, 500_00, Date.UTC(year, 0, 1) - 3 * 3_600_000 - 1);
    await earn(server, mate.id, 700_00, Date.UTC(year, 0, 1) - 3 * 3_600_000);
    expect((await taxesOf(mate)).income).toMatchObject({ year, earned: 700, limit: 2_400_000, standing: 'FINE' });
    await setSetting(server, 'npd-income-limit', 100_000);
    await earn(server, mate.id, 80_000_00);
    expect((await atDesk(mate.id)).income).toMatchObject({ warnFrom: 80_000, standing: 'NEAR' });
    await setSetting(server, 'npd-income-limit', 2_400_000);
  });

  test('the income of everybody self-employed with one INN counts together, and is shown to operators alone', async () => {
    const inn = newInn();
    const [one, other] = [await taxpayer(server, { inn }), await taxpayer(server, { inn })];
    const owner = await taxpayer(server, { inn, status: 'SOLE_PROPRIETOR' });
    await earn(server, one.id, 1_000_000_00);
    await earn(server, other.id, 1_000_000_00);
    await earn(server, owner.id, 1_000_000_00);
    expect((await atDesk(one.id)).income).toMatchObject({ earned: 2_000_000, standing: 'NEAR' });
    expect((await taxesOf(one)).income).toMatchObject({ earned: 1_000_000, standing: 'NEAR' });
  });
});
