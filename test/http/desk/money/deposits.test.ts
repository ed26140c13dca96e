import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { testCard } from '#test/support/money/ask-for-withdrawal.ts';
import { cachedBalance, expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { callBack, newKey, startDeposit } from '#test/support/money/start-deposit.ts';

const server = serverForTests();
const reason = 'Видно в выписке провайдера';

const operator = (permission: AdminPermission = 'MANAGE_DEPOSIT'): Promise<TestPerson> =>
  makeAdministrator(server, permission);

const seenOf = async (by: TestPerson, subject: string): Promise<number> =>
  (await by.browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;

const linesOf = async (by: TestPerson, subject: string) =>
  (await by.browser.call('GET /v1/admin/history', { query: { subject } })).body.lines.map(({ action }) => action);

const paid = async (amount: number) => {
  const person = await makePerson(server);
  const depositId = await startDeposit(person.browser, amount);
  await callBack(server, { depositId, amount: amount * 100, outcome: 'PAID' });
  return { person, depositId };
};

const waiting = async (by: TestPerson, queue: 'callbacks' | 'deposits') =>
  (await by.browser.call('GET /v1/admin/queues')).body.queues.find((one) => one.queue === queue)?.waiting;

describe('a callback that fitted nothing', () => {
  const unmatched = async () => {
    const person = await makePerson(server);
    const depositId = await startDeposit(person.browser, 700);
    await callBack(server, { depositId, amount: 70_001, outcome: 'PAID' });
    const by = await operator();
    const { body } = await by.browser.call('GET /v1/admin/provider-callbacks', { query: { unmatched: true } });
    const id = body.items.find((one) => one.depositId === depositId)?.id ?? '';
    return { person, depositId, by, id };
  };
  const tie = async (by: TestPerson, id: string, depositId: string, seen?: number) =>
    by.browser.call('POST /v1/admin/provider-callbacks/{id}/tie', {
      params: { id },
      body: { seen: seen ?? (await seenOf(by, `callback:${id}`)), reason, depositId, amount: null },
      idempotencyKey: newKey(),
    });

  test('is tied to a deposit, which is credited once', async () => {
    const { person, depositId, by, id } = await unmatched();
    const before = (await waiting(by, 'callbacks')) ?? 0;
    const seen = await seenOf(by, `callback:${id}`);
    expect((await tie(by, id, depositId)).body).toMatchObject({ depositId, verdict: 'WRONG_SUM' });
    expect(await waiting(by, 'callbacks')).toBe(before - 1);
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(70_000);
    expect((await tie(await operator(), id, depositId, seen)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await tie(by, id, depositId)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await linesOf(by, `callback:${id}`)).toEqual(['callback.tie']);
    expect(await linesOf(by, `deposit:${depositId}`)).toEqual(['deposit.credit']);
    await expectSoundLedger(server.database);
  });

  test('moves nothing when the money has come already', async () => {
    const { person, depositId, by, id } = await unmatched();
    await callBack(server, { depositId, amount: 70_000, outcome: 'PAID' });
    expect((await tie(by, id, depositId)).status).toBe(200);
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(70_000);
  });

  test('that has found its deposit pays for no other', async () => {
    const { depositId, person } = await unmatched();
    const by = await operator();
    await callBack(server, { depositId, amount: 70_000, outcome: 'PAID' });
    const { rows } = await server.database.pool.query(
      "SELECT id FROM provider_callback WHERE deposit_id = $1 AND verdict = 'CREDITED'",
      [depositId],
    );
    const other = await startDeposit(person.browser, 700);
    expect((await tie(by, rows[0].id, other)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(70_000);
  });

  test('is nobody’s to tie to their own deposit, and nobody’s without the right', async () => {
    const { person, depositId, by, id } = await unmatched();
    expect((await tie(await operator('MANAGE_TRANSACTIONS'), id, depositId, 0)).code).toBe('FORBIDDEN');
    expect((await tie(by, id, '01890000-0000-7000-8000-000000000000')).code).toBe('ADMIN_DEPOSIT_NOT_FOUND');
    await server.database.pool.query(
      "UPDATE app_user SET is_admin = true, permissions = '{MANAGE_DEPOSIT}' WHERE id = $1",
      [person.id],
    );
    expect((await tie(person, id, depositId)).code).toBe('ADMIN_OWN_OBJECT');
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(0);
  });
});

describe('a refund by hand', () => {
  const refund = async (by: TestPerson, id: string, seen?: number) =>
    by.browser.call('POST /v1/admin/deposits/{id}/refund', {
      params: { id },
      body: { seen: seen ?? (await seenOf(by, `deposit:${id}`)), reason },
      idempotencyKey: newKey(),
    });

  test('takes back what is there; what is missing waits for an operator and is closed once', async () => {
    const { person, depositId } = await paid(1000);
    const [by, other] = [await operator(), await operator()];
    const asked = await person.browser.call('POST /v1/balance/withdraw', {
      body: { amount: 600, to: testCard },
      idempotencyKey: newKey(),
    });
    expect(asked.status).toBe(200);
    const left = await cachedBalance(server.database, 'USER', person.id);
    const seen = await seenOf(other, `deposit:${depositId}`);
    expect((await refund(by, depositId)).body.status).toBe('REFUNDED');
    expect((await refund(other, depositId, seen)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(0);
    const card = (await by.browser.call('GET /v1/admin/deposits/{id}', { params: { id: depositId } })).body;
    expect(card.refund).toEqual({ amount: 1000, taken: left / 100, closedAt: null });
    const owed = await by.browser.call('GET /v1/admin/deposits', { query: { owed: true } });
    expect(owed.body.items.map(({ id }) => id)).toContain(depositId);
    const before = (await waiting(by, 'deposits')) ?? 0;
    const close = async () =>
      by.browser.call('POST /v1/admin/deposits/{id}/close-debt', {
        params: { id: depositId },
        body: { seen: await seenOf(by, `deposit:${depositId}`), reason },
      });
    expect((await close()).status).toBe(200);
    expect((await close()).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await waiting(by, 'deposits')).toBe(before - 1);
    expect(await linesOf(by, `deposit:${depositId}`)).toEqual(['deposit.close-debt', 'deposit.refund']);
    await expectSoundLedger(server.database);
  });

  test('of what never came is refused, and so is one’s own', async () => {
    const person = await makeAdministrator(server, 'MANAGE_DEPOSIT');
    const depositId = await startDeposit(person.browser, 300);
    expect((await refund(await operator(), depositId)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await refund(person, depositId)).code).toBe('ADMIN_OWN_OBJECT');
  });
});

describe('a reconciliation', () => {
  const hour = 3_600_000;
  const compare = (by: TestPerson, csv: string) => {
    const now = server.clock.now();
    return by.browser.call('POST /v1/admin/reconciliations', {
      idempotencyKey: newKey(),
      body: {
        provider: 'DUMMY',
        from: new Date(now - hour).toISOString(),
        to: new Date(now + hour).toISOString(),
        csv,
      },
    });
  };
  const decide = (
    by: TestPerson,
    [id, differenceId]: readonly [string, number],
    decision: 'CREDITED' | 'REFUNDED' | 'SET_ASIDE',
    depositId: string | null = null,
  ) =>
    by.browser.call('POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide', {
      params: { id, differenceId },
      body: { decision, reason, depositId },
      idempotencyKey: newKey(),
    });
  const world = async () => {
    const by = await operator();
    const [same, other, silent] = [await paid(500), await paid(600), await paid(700)];
    const payer = await makePerson(server);
    const unpaid = await startDeposit(payer.browser, 800);
    const csv = [
      '\ufeffID;Sum;Status;Time',
      `${same.depositId};500,00;paid;2026-01-01`,
      `${other.depositId};650.00;paid;2026-01-01`,
      `${unpaid};800.00;PAID;2026-01-01`,
      'nobody-knows;90;success;',
      'broken;сто;paid;',
    ].join('\n');
    const { body } = await compare(by, csv);
    const { rows } = (await by.browser.call('GET /v1/admin/reconciliations/{id}', { params: { id: body.id } })).body;
    const ofDeposit = (id: string) => rows.find(({ deposit }) => deposit?.id === id);
    return { by, body, rows, same, other, silent, payer, unpaid, ofDeposit };
  };

  test('lists what is paid there and not here, here and not there, and with another sum', async () => {
    const { by, body, rows, same, other, silent, unpaid, ofDeposit } = await world();
    expect(body).toMatchObject({ lines: 4, matched: 1, unread: [6], theirs: 2040 });
    expect(ofDeposit(same.depositId)).toBeUndefined();
    expect(ofDeposit(other.depositId)).toMatchObject({ kind: 'OTHER_SUM', ours: 600, theirs: 650 });
    expect(ofDeposit(silent.depositId)).toMatchObject({ kind: 'NOT_THERE', ours: 700, theirs: null });
    expect(ofDeposit(unpaid)).toMatchObject({ kind: 'NOT_HERE', theirs: 800 });
    expect(rows.find(({ reference }) => reference === 'nobody-knows')).toMatchObject({
      kind: 'NOT_HERE',
      deposit: null,
    });
    const file = await by.browser.call('GET /v1/admin/reconciliations/{id}/differences.csv', {
      params: { id: body.id },
    });
    expect(file.status).toBe(200);
    const { items } = (await by.browser.call('GET /v1/admin/reconciliations')).body;
    expect(items.find(({ id }) => id === body.id)).toMatchObject({ open: rows.length, differences: rows.length });
  });

  test('credits, gives back and sets aside, each once, with its line in the log', async () => {
    const { by, body, other, silent, payer, unpaid, ofDeposit } = await world();
    const at = (id: string) => [body.id, ofDeposit(id)?.id ?? 0] as const;
    const credited = await decide(by, at(unpaid), 'CREDITED');
    expect(credited.body.decided).toMatchObject({ decision: 'CREDITED', reason });
    expect(await cachedBalance(server.database, 'USER', payer.id)).toBe(80_000);
    const late = await decide(await operator(), at(unpaid), 'SET_ASIDE');
    expect(late.code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await decide(by, at(silent.depositId), 'REFUNDED')).status).toBe(200);
    expect(await cachedBalance(server.database, 'USER', silent.person.id)).toBe(0);
    expect((await decide(by, at(other.depositId), 'CREDITED')).code).toBe('ADMIN_REGISTER_SUM_DIFFERS');
    expect((await decide(by, at(other.depositId), 'SET_ASIDE')).status).toBe(200);
    expect(await linesOf(by, `reconciliation:${body.id}`)).toEqual([
      'reconciliation.set_aside',
      'reconciliation.refunded',
      'reconciliation.credited',
      'reconciliation.make',
    ]);
    expect(await linesOf(by, `deposit:${unpaid}`)).toEqual(['deposit.credit']);
    await expectSoundLedger(server.database);
  });

  test('ties an unknown payment to a deposit of the same sum, never to the operator’s own', async () => {
    const { by, body, rows } = await world();
    const id = rows.find(({ reference }) => reference === 'nobody-knows')?.id ?? 0;
    expect((await decide(by, [body.id, id], 'CREDITED')).code).toBe('ADMIN_DEPOSIT_NOT_FOUND');
    const own = await startDeposit(by.browser, 100);
    expect((await decide(by, [body.id, id], 'CREDITED', own)).code).toBe('ADMIN_OWN_OBJECT');
    const person = await makePerson(server);
    const hundred = await startDeposit(person.browser, 100);
    expect((await decide(by, [body.id, id], 'CREDITED', hundred)).code).toBe('ADMIN_REGISTER_SUM_DIFFERS');
    expect((await compare(await operator('MANAGE_TRANSACTIONS'), 'id;sum;status')).code).toBe('FORBIDDEN');
    expect((await compare(by, 'имя;возраст\nЛена;20')).code).toBe('VALIDATION_ERROR');
  });
});
