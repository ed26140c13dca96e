import { npdTerms } from '#domain/taxes/npd-check.ts';
import { seenBy } from '../../support/desk';
import { knowCard, testCard } from '../../support/money/ask-for-withdrawal';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { giveMoney } from '../../support/money/give-money';
import { newKey } from '../../support/money/start-deposit';
import { earn, hurryChecks, newInn, setSetting, taxesOf, taxpayer, tell, told } from '../../support/money/tax-people';
import { taxWorld } from '../../support/money/tax-world';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import type { TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';

let world: Awaited<ReturnType<typeof taxWorld>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  world = await taxWorld();
  ({ server, boss } = world);
});
afterAll(() => world.stop());
beforeEach(() => world.reset());

const payouts = async (id: string) =>
  (await boss.browser.call('GET /v1/admin/withdrawals/{id}/payouts', { params: { id } })).body;

const held = (person: TestPerson, reason: string) =>
  waitFor(
    async () => {
      await hurryChecks(server);
      await sweepDeadlines(server);
      return (await taxesOf(person)).hold?.reason ?? null;
    },
    (found) => found === reason,
  );

test('a self-employed mate is paid after a yes of the same day', async () => {
  const mate = await taxpayer(server);
  const id = await world.withdraw(mate);
  await world.due();
  await world.settled(id, 'PAID');
  expect(world.npd.askedAbout(mate.inn)).toHaveLength(1);
  expect(await world.notesOf(mate)).not.toContainEqual(expect.stringContaining('PAYOUT_TAX_HELD'));
  await expectSoundBooks(server);
});

test('an unknown answer makes the money wait, tells why once, and lets it go when the service answers', async () => {
  world.npd.behave('silent');
  const mate = await taxpayer(server);
  const id = await world.withdraw(mate);
  await world.due();
  await held(mate, 'CHECK_SILENT');
  server.clock.advance(npdTerms.lookAgain);
  await sweepDeadlines(server);
  expect((await world.withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  expect((await world.notesOf(mate)).filter((note) => note.includes('не отвечает'))).toHaveLength(1);
  world.npd.behave('well');
  await world.settled(id, 'PAID');
  expect((await taxesOf(mate)).hold).toBeNull();
});

test('a no stops: the mate is told, nothing leaves, and an operator sends it with a warning', async () => {
  const inn = newInn();
  world.npd.lose(inn);
  const mate = await taxpayer(server, { inn });
  const id = await world.withdraw(mate);
  await world.due();
  await held(mate, 'STATUS_LOST');
  server.clock.advance(npdTerms.lookAgain * 3);
  await sweepDeadlines(server);
  expect((await world.withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  expect(await world.notesOf(mate)).toContainEqual(expect.stringContaining('сегодня не самозанятый'));
  await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  server.product.app.outbox.kick();
  await waitFor(
    async () => (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic = 'payout'")).rowCount,
    (count) => count === 0,
  );
  expect(await payouts(id)).toMatchObject({ items: [], next: 'UNITPAY' });
  expect((await world.withdrawal(id)).taxHold).toBe('STATUS_LOST');
  const sent = await boss.browser.call('POST /v1/admin/withdrawals/{id}/payouts', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  expect(sent.status).toBe(200);
  await world.settled(id, 'PAID');
});

test('confirmed by an operator, it still waits for the tax service and then leaves by itself', async () => {
  world.npd.behave('unavailable');
  const mate = await taxpayer(server);
  const id = await world.withdraw(mate);
  await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  await held(mate, 'CHECK_SILENT');
  expect((await payouts(id)).items).toEqual([]);
  expect((await world.withdrawal(id)).taxHold).toBe('CHECK_SILENT');
  world.npd.behave('well');
  await world.settled(id, 'PAID');
  expect((await payouts(id)).items).toHaveLength(1);
});

test('whoever has told nothing is asked to, and is paid after that', async () => {
  const mate = await makePerson(server, { mate: true });
  const id = await world.withdraw(mate);
  await world.due();
  await held(mate, 'STATUS_NOT_TOLD');
  expect(await world.notesOf(mate)).toContainEqual(expect.stringContaining('как ты платишь налоги'));
  await tell(mate, told({ status: 'INDIVIDUAL' }));
  await world.settled(id, 'PAID');
});

test('over the limit of the year it stops, whatever the tax service says', async () => {
  const mate = await taxpayer(server);
  await earn(server, mate.id, 2_400_000_00);
  const id = await world.withdraw(mate);
  await world.due();
  await held(mate, 'OVER_LIMIT');
  expect((await world.withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  await tell(mate, told({ status: 'SOLE_PROPRIETOR', inn: mate.inn }));
  server.clock.advance(npdTerms.lookAgain);
  await sweepDeadlines(server);
  expect((await world.withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
});

test('the limit of the year is that of an INN, however many accounts have it', async () => {
  const mate = await taxpayer(server);
  const other = await taxpayer(server, { inn: mate.inn });
  await earn(server, other.id, 2_400_000_00);
  const id = await world.withdraw(mate);
  await world.due();
  await held(mate, 'OVER_LIMIT');
  expect((await world.withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
});

describe('a withdrawal that waits for taxes', () => {
  const waiting = async (some: { readonly confirmed: boolean }) => {
    world.npd.behave('silent');
    const mate = await taxpayer(server);
    const id = await world.withdraw(mate);
    if (some.confirmed)
      await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
        params: { id },
        body: { seen: await seenBy(boss, `withdrawal:${id}`) },
      });
    else await world.due();
    await held(mate, 'CHECK_SILENT');
    return { mate, id };
  };
  const lookedAt = async (): Promise<void> => {
    server.clock.advance(npdTerms.lookAgain);
    await sweepDeadlines(server);
    await waitFor(
      async () => (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic = 'payout'")).rowCount,
      (count) => count === 0,
    );
  };
  const setStatus = (userId: string, status: string) =>
    server.database.pool.query('UPDATE app_user SET status = $2 WHERE id = $1', [userId, status]);

  test.each([
    ['payouts were switched off', { confirmed: false }, () => setSetting(server, 'payouts-automatic', 0)],
    ['payouts were switched off', { confirmed: true }, () => setSetting(server, 'payouts-automatic', 0)],
    ['its owner was blocked', { confirmed: false }, (userId: string) => setStatus(userId, 'BLOCKED')],
    ['its owner was blocked', { confirmed: true }, (userId: string) => setStatus(userId, 'BLOCKED')],
  ])('leaves by itself although %s for a while: %o', async (_, some, hinder) => {
    const { mate, id } = await waiting(some);
    await hinder(mate.id);
    world.npd.behave('well');
    await waitFor(
      async () => {
        await hurryChecks(server);
        return (await boss.browser.call('GET /v1/admin/taxes/{id}', { params: { id: mate.id } })).body.check?.answer;
      },
      (answer) => answer === 'YES',
    );
    await lookedAt();
    await lookedAt();
    expect((await world.withdrawal(id)).status).not.toBe('PAID');
    await setStatus(mate.id, 'ACTIVE');
    await setSetting(server, 'payouts-automatic', 1);
    server.clock.advance(npdTerms.lookAgain);
    await world.settled(id, 'PAID');
  });

  test('promises nothing any more once an operator has to decide about it', async () => {
    const { mate, id } = await waiting({ confirmed: false });
    await setSetting(server, 'withdrawal-two-operators', 1);
    try {
      await lookedAt();
      expect((await taxesOf(mate)).hold).toBeNull();
      expect((await world.withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
    } finally {
      await setSetting(server, 'withdrawal-two-operators', 50_000);
    }
  });
});

test('with the setting off nothing is asked and nothing waits', async () => {
  await setSetting(server, 'tax-status-required', 0);
  world.npd.behave('silent');
  const id = await world.withdraw(await makePerson(server, { mate: true }));
  await world.due();
  await world.settled(id, 'PAID');
});

test('with checks off the self-employed are paid by their word', async () => {
  await setSetting(server, 'npd-checks', 0);
  const mate = await taxpayer(server);
  const id = await world.withdraw(mate);
  await world.due();
  await world.settled(id, 'PAID');
  expect(world.npd.askedAbout(mate.inn)).toEqual([]);
});

test('a client who never earned is asked nothing', async () => {
  const client = await makePerson(server);
  await giveMoney(server.product.app, client.id, 200_000);
  await knowCard(server, client.id);
  const { body } = await client.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: testCard },
    idempotencyKey: newKey(),
  });
  await world.due();
  await world.settled(body.id, 'PAID');
});
