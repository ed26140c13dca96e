import { reserveTerms } from '#domain/money/reserve.ts';
import { days } from '#domain/time/durations.ts';
import { seenBy } from '../../support/desk';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { reserveCalls } from '../../support/money/reserve-calls';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const { act, ask, rubles, funded } = reserveCalls(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'ALL');
});

test('ninety quiet days to the millisecond are the end of it, before anybody has swept', async () => {
  const { mate, client, id } = await funded();
  server.clock.advance(reserveTerms.idle - 1);
  const first = await act(mate, id, { act: 'ask', amount: 500, comment: 'Разбор демки' });
  expect(first.status).toBe(200);
  const rowId = first.body.rows[0]?.id ?? '';
  await act(mate, id, { act: 'withdraw', rowId });
  server.clock.advance(reserveTerms.idle);
  const late = await act(mate, id, { act: 'ask', amount: 500, comment: 'Ещё один разбор' });
  expect(late.code).toBe('BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED');
  await sweepDeadlines(server);
  expect([await rubles(client), await rubles(mate)]).toEqual([5000, 0]);
});

describe('somebody who cannot look at a reserve says nothing by their silence', () => {
  const params = ({ id }: TestPerson) => ({ params: { id } });
  const close = async (person: TestPerson, how: 'block' | 'delete') => {
    const [seen, reason] = [await seenBy(boss, `user:${person.id}`), 'Оскорблял напарников в чате'];
    const { status } =
      how === 'block'
        ? await boss.browser.call('POST /v1/admin/users/{id}/block', {
            ...params(person),
            body: { term: 'WEEK', reason, seen },
          })
        : await boss.browser.call('DELETE /v1/admin/users/{id}', { ...params(person), body: { reason, seen } });
    expect(status).toBeLessThan(300);
  };
  const open = async (person: TestPerson, how: 'unblock' | 'restore') => {
    const body = { seen: await seenBy(boss, `user:${person.id}`) };
    const { call } = boss.browser;
    const { status } =
      how === 'unblock'
        ? await call('POST /v1/admin/users/{id}/unblock', { ...params(person), body })
        : await call('POST /v1/admin/users/{id}/restore', { ...params(person), body });
    expect(status).toBeLessThan(300);
  };
  const rowOf = async ({ browser }: TestPerson, id: string) =>
    (await browser.call('GET /v1/balance-reserve/{id}/unreserve-transactions', { params: { id } })).body[0];

  test.each(['block', 'delete'] as const)('a part waits for an operator (%s)', async (how) => {
    const { mate, client, id } = await funded();
    const rowId = await ask(mate, id, 1000);
    await close(client, how);
    server.clock.advance(reserveTerms.silence);
    await sweepDeadlines(server);
    await ask(mate, id, 500);
    expect(await rubles(mate)).toBe(0);
    expect((await rowOf(mate, id))?.confirmsAt).toBeNull();
    const confirmed = await boss.browser.call('POST /v1/admin/reserves/{id}/rows/{rowId}/confirm', {
      params: { id, rowId },
      body: { seen: await seenBy(boss, `reserve:${id}`), reason: 'Напарник показал запись занятия' },
      idempotencyKey: newKey(),
    });
    expect(confirmed.status).toBe(200);
    expect(await rubles(mate)).toBe(1000);
  });

  const opening = [
    ['unblocked', 'block', async (client: TestPerson) => open(client, 'unblock')],
    ['restored', 'delete', async (client: TestPerson) => open(client, 'restore')],
    [
      'opened by the term of the block',
      'block',
      async () => {
        server.clock.advance(days(7) - reserveTerms.silence);
        await sweepDeadlines(server);
      },
    ],
  ] as const;
  test.each(opening)('whoever is %s has three days anew', async (_what, how, reopen) => {
    const { mate, client, id } = await funded();
    await ask(mate, id, 1000);
    await close(client, how);
    server.clock.advance(reserveTerms.silence);
    await sweepDeadlines(server);
    await reopen(client);
    const now = server.clock.now();
    expect((await rowOf(mate, id))?.confirmsAt).toBe(new Date(now + reserveTerms.silence).toISOString());
    server.clock.advance(reserveTerms.silence - 1000);
    await sweepDeadlines(server);
    expect(await rubles(mate)).toBe(0);
    server.clock.advance(1000);
    await sweepDeadlines(server);
    expect(await rubles(mate)).toBe(1000);
  });
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
