import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { npdTerms } from '#domain/taxes/npd-check.ts';
import { days } from '#domain/time/durations.ts';
import { npdReceiptLink } from '#domain/taxes/npd-receipt-terms.ts';
import { seenBy } from '../../support/desk';
import { payOutAutomatically } from '../../support/money/automatic-payouts';
import { knowCard, testCard } from '../../support/money/ask-for-withdrawal';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { giveMoney } from '../../support/money/give-money';
import { newKey } from '../../support/money/start-deposit';
import { earn, hurryChecks, newInn, setSetting, taxesOf, taxpayer, tell, told } from '../../support/money/tax-people';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { npdOn, npdStandIn, type NpdStandIn } from '../../support/providers/npd-stand-in';
import { payoutsOn, payoutsStandIn } from '../../support/providers/payouts-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';

let npd: NpdStandIn;
let provider: Awaited<ReturnType<typeof payoutsStandIn>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  npd = await npdStandIn();
  provider = await payoutsStandIn();
  server = await startTestServer({ ...npdOn(npd.url), ...payoutsOn('UNITPAY', provider.url) });
  boss = await makeAdministrator(server, 'MANAGE_TRANSACTIONS', 'MANAGE_TAXES');
  await payOutAutomatically(server);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
  await npd.stop();
});
beforeEach(async () => {
  npd.behave('well');
  provider.behave('well');
  await setSetting(server, 'npd-checks', 1);
  await setSetting(server, 'tax-status-required', 1);
});

const withdraw = async (person: TestPerson, rubles = 1000): Promise<string> => {
  await earn(server, person.id, rubles * 100);
  await knowCard(server, person.id);
  const { body } = await person.browser.call('POST /v1/balance/withdraw', {
    body: { amount: rubles, to: testCard },
    idempotencyKey: newKey(),
  });
  return body.id;
};

const withdrawal = async (id: string) =>
  (await boss.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } })).body;

const payouts = async (id: string) =>
  (await boss.browser.call('GET /v1/admin/withdrawals/{id}/payouts', { params: { id } })).body;

/** The term of a change of mind is over. */
const due = async (): Promise<void> => {
  server.clock.advance(payoutTerms.changeOfMind);
  await sweepDeadlines(server);
};

const settled = (id: string, ...states: readonly string[]) =>
  waitFor(
    async () => {
      await hurryChecks(server);
      server.product.app.outbox.kick();
      server.product.app.sweeper.kick();
      return (await withdrawal(id)).status;
    },
    (status) => states.includes(status),
  );

const held = (person: TestPerson, reason: string) =>
  waitFor(
    async () => {
      await hurryChecks(server);
      await sweepDeadlines(server);
      return (await taxesOf(person)).hold?.reason ?? null;
    },
    (found) => found === reason,
  );

const notesOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind, text }) => `${kind}: ${text}`);

test('a self-employed mate is paid after a yes of the same day', async () => {
  const mate = await taxpayer(server);
  const id = await withdraw(mate);
  await due();
  await settled(id, 'PAID');
  expect(npd.askedAbout(mate.inn)).toHaveLength(1);
  expect(await notesOf(mate)).not.toContainEqual(expect.stringContaining('PAYOUT_TAX_HELD'));
  await expectSoundBooks(server);
});

test('an unknown answer makes the money wait, tells why once, and lets it go when the service answers', async () => {
  npd.behave('silent');
  const mate = await taxpayer(server);
  const id = await withdraw(mate);
  await due();
  await held(mate, 'CHECK_SILENT');
  server.clock.advance(npdTerms.lookAgain);
  await sweepDeadlines(server);
  expect((await withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  expect((await notesOf(mate)).filter((note) => note.includes('не отвечает'))).toHaveLength(1);
  npd.behave('well');
  await settled(id, 'PAID');
  expect((await taxesOf(mate)).hold).toBeNull();
});

test('a no stops: the mate is told, nothing leaves, and an operator sends it with a warning', async () => {
  const inn = newInn();
  npd.lose(inn);
  const mate = await taxpayer(server, { inn });
  const id = await withdraw(mate);
  await due();
  await held(mate, 'STATUS_LOST');
  server.clock.advance(npdTerms.lookAgain * 3);
  await sweepDeadlines(server);
  expect((await withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  expect(await notesOf(mate)).toContainEqual(expect.stringContaining('сегодня не самозанятый'));
  await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  server.product.app.outbox.kick();
  await waitFor(
    async () => (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic = 'payout'")).rowCount,
    (count) => count === 0,
  );
  expect(await payouts(id)).toMatchObject({ items: [], taxHold: 'STATUS_LOST', next: 'UNITPAY' });
  const sent = await boss.browser.call('POST /v1/admin/withdrawals/{id}/payouts', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  expect(sent.status).toBe(200);
  await settled(id, 'PAID');
});

test('confirmed by an operator, it still waits for the tax service and then leaves by itself', async () => {
  npd.behave('unavailable');
  const mate = await taxpayer(server);
  const id = await withdraw(mate);
  await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  await held(mate, 'CHECK_SILENT');
  expect(await payouts(id)).toMatchObject({ items: [], taxHold: 'CHECK_SILENT' });
  npd.behave('well');
  await settled(id, 'PAID');
  expect((await payouts(id)).items).toHaveLength(1);
});

test('whoever has told nothing is asked to, and is paid after that', async () => {
  const mate = await makePerson(server, { mate: true });
  const id = await withdraw(mate);
  await due();
  await held(mate, 'STATUS_NOT_TOLD');
  expect(await notesOf(mate)).toContainEqual(expect.stringContaining('как ты платишь налоги'));
  await tell(mate, told({ status: 'INDIVIDUAL' }));
  await settled(id, 'PAID');
});

test('over the limit of the year it stops, whatever the tax service says', async () => {
  const mate = await taxpayer(server);
  await earn(server, mate.id, 2_400_000_00);
  const id = await withdraw(mate);
  await due();
  await held(mate, 'OVER_LIMIT');
  expect((await withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  await tell(mate, told({ status: 'SOLE_PROPRIETOR', inn: mate.inn }));
  server.clock.advance(npdTerms.lookAgain);
  await sweepDeadlines(server);
  expect((await withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
});

test('with the setting off nothing is asked and nothing waits', async () => {
  await setSetting(server, 'tax-status-required', 0);
  npd.behave('silent');
  const id = await withdraw(await makePerson(server, { mate: true }));
  await due();
  await settled(id, 'PAID');
});

test('with checks off the self-employed are paid by their word', async () => {
  await setSetting(server, 'npd-checks', 0);
  const mate = await taxpayer(server);
  const id = await withdraw(mate);
  await due();
  await settled(id, 'PAID');
  expect(npd.askedAbout(mate.inn)).toEqual([]);
});

test('a client who never earned is asked nothing', async () => {
  const client = await makePerson(server);
  await giveMoney(server.product.app, client.id, 200_000);
  await knowCard(server, client.id);
  const { body } = await client.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: testCard },
    idempotencyKey: newKey(),
  });
  await due();
  await settled(body.id, 'PAID');
});

describe('the receipt of «Мой налог»', () => {
  const paid = async (some: Parameters<typeof taxpayer>[1] = {}) => {
    const mate = await taxpayer(server, some);
    const id = await withdraw(mate);
    await due();
    await settled(id, 'PAID');
    return mate;
  };
  const receiptsOf = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/taxes/me/receipts', { query: {} })).body.items;
  const give = ({ browser }: TestPerson, id: string, link: string) =>
    browser.call('PUT /v1/taxes/me/receipts/{id}', { params: { id }, body: { link } });
  const firstOf = async (mate: TestPerson) => {
    const [receipt] = await receiptsOf(mate);
    if (!receipt) throw new Error('no receipt is owed');
    return receipt;
  };
  const decide = async (id: string, what: 'confirm' | 'refuse' | 'excuse', by = boss) => {
    const seen = await seenBy(by, `npd-receipt:${id}`);
    if (what === 'confirm')
      return by.browser.call('POST /v1/admin/npd-receipts/{id}/confirm', { params: { id }, body: { seen } });
    const body = { seen, reason: 'Сумма в чеке другая' };
    return what === 'refuse'
      ? by.browser.call('POST /v1/admin/npd-receipts/{id}/refuse', { params: { id }, body })
      : by.browser.call('POST /v1/admin/npd-receipts/{id}/excuse', { params: { id }, body });
  };
  const reminders = async (mate: TestPerson) =>
    (await notesOf(mate)).filter((note) => note.startsWith('NPD_RECEIPT_OWED')).length;

  test('is owed by the self-employed alone, once for a payout, for the whole sum', async () => {
    const mate = await paid();
    expect(await receiptsOf(mate)).toMatchObject([{ amount: 1000, state: 'OWED', link: null }]);
    expect((await taxesOf(mate)).receiptsOwed).toBe(1);
    expect(await receiptsOf(await paid({ status: 'INDIVIDUAL' }))).toEqual([]);
  });

  test('is given by a link with the mate’s own INN, and by nobody else', async () => {
    const mate = await paid();
    const { id } = await firstOf(mate);
    const wrong = await give(mate, id, npdReceiptLink(newInn(), '200abc1d2e'));
    expect(wrong.body).toMatchObject({
      details: { fields: [{ path: 'body.link', message: expect.stringContaining('чужой ИНН') }] },
    });
    expect((await give(mate, id, 'https://example.com/receipt')).code).toBe('VALIDATION_ERROR');
    expect((await give(await taxpayer(server), id, npdReceiptLink(mate.inn, 'a1b2c3d4'))).code).toBe('NOT_FOUND');
    const link = npdReceiptLink(mate.inn, '200abc1d2e');
    const twice = await Promise.all([give(mate, id, link), give(mate, id, link)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await firstOf(mate)).toMatchObject({ state: 'GIVEN', link });
    const { body: shown } = await boss.browser.call('GET /v1/admin/npd-receipts/{id}', { params: { id } });
    expect(shown).toMatchObject({ state: 'GIVEN', link });
    const stored = await server.database.pool.query('SELECT npd_receipt::text AS row FROM npd_receipt WHERE id = $1', [
      id,
    ]);
    expect(stored.rows[0].row).not.toContain(mate.inn);
  });

  test('stands for one payout: the same one again is refused', async () => {
    const mate = await paid();
    const again = await withdraw(mate);
    await due();
    await settled(again, 'PAID');
    const [second, first] = await receiptsOf(mate);
    const link = npdReceiptLink(mate.inn, 'once0only1');
    expect((await give(mate, first?.id ?? '', link)).status).toBe(200);
    expect((await give(mate, second?.id ?? '', link)).code).toBe('NPD_RECEIPT_USED');
  });

  test('is asked for again after three and after seven days, and no more', async () => {
    const mate = await paid();
    expect(await reminders(mate)).toBe(1);
    for (const [after, count] of [
      [days(3) - 1000, 1],
      [1000, 2],
      [days(4) - 1000, 2],
      [1000, 3],
      [days(30), 3],
    ] as const) {
      server.clock.advance(after);
      await sweepDeadlines(server);
      expect(await reminders(mate)).toBe(count);
    }
  });

  test('is not asked for once it is given, nor from a deleted account', async () => {
    const [mate, gone] = [await paid(), await paid()];
    await give(mate, (await firstOf(mate)).id, npdReceiptLink(mate.inn, 'given12345'));
    await server.database.pool.query("UPDATE app_user SET status = 'DELETED' WHERE id = $1", [gone.id]);
    server.clock.advance(days(8));
    await sweepDeadlines(server);
    const { rows } = await server.database.pool.query(
      "SELECT user_id FROM notification WHERE kind = 'NPD_RECEIPT_OWED' AND user_id = ANY ($1)",
      [[mate.id, gone.id]],
    );
    expect(rows).toHaveLength(2);
    const { body } = await boss.browser.call('GET /v1/admin/npd-receipts', { query: { search: gone.username } });
    expect(body.items).toMatchObject([{ state: 'OWED' }]);
  });

  test('is refused with a reason that the mate reads, given again, and confirmed for good', async () => {
    const mate = await paid();
    const { id } = await firstOf(mate);
    await give(mate, id, npdReceiptLink(mate.inn, 'wrong12345'));
    expect((await decide(id, 'refuse')).code).toBeNull();
    expect(await firstOf(mate)).toMatchObject({ state: 'REFUSED', reason: 'Сумма в чеке другая' });
    expect(await notesOf(mate)).toContainEqual(expect.stringContaining('Сумма в чеке другая'));
    server.clock.advance(days(3));
    await sweepDeadlines(server);
    expect(await reminders(mate)).toBe(2);
    expect((await give(mate, id, npdReceiptLink(mate.inn, 'right12345'))).body.state).toBe('GIVEN');
    const other = await makeAdministrator(server, 'MANAGE_TAXES');
    const answers = await Promise.all([decide(id, 'confirm'), decide(id, 'confirm', other)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null].sort());
    expect((await give(mate, id, npdReceiptLink(mate.inn, 'other12345'))).code).toBe('NPD_RECEIPT_CLOSED');
  });

  test('may be excused, and «нет чека» finds what is still owed', async () => {
    const mate = await paid();
    const { id } = await firstOf(mate);
    const owed = async () =>
      (
        await boss.browser.call('GET /v1/admin/npd-receipts', {
          query: { state: ['OWED', 'REFUSED'], search: mate.username },
        })
      ).body.items;
    expect(await owed()).toMatchObject([{ id, amount: 1000 }]);
    expect((await decide(id, 'excuse')).code).toBeNull();
    expect(await owed()).toEqual([]);
    expect((await taxesOf(mate)).receiptsOwed).toBe(0);
  });

  test('comes with a warning once a year when the limit is near', async () => {
    const mate = await taxpayer(server);
    await earn(server, mate.id, 2_000_000_00);
    for (const _ of [1, 2]) {
      const id = await withdraw(mate);
      await due();
      await settled(id, 'PAID');
    }
    expect((await notesOf(mate)).filter((note) => note.startsWith('NPD_LIMIT_NEAR'))).toHaveLength(1);
  });
});
