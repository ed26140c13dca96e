import { npdReceiptLink } from '#domain/taxes/npd-receipt-terms.ts';
import { days } from '#domain/time/durations.ts';
import { seenBy } from '../../support/desk';
import { earn, newInn, taxesOf, taxpayer } from '../../support/money/tax-people';
import { taxWorld } from '../../support/money/tax-world';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import type { TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';

let world: Awaited<ReturnType<typeof taxWorld>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  world = await taxWorld();
  ({ server, boss } = world);
});
afterAll(() => world.stop());
beforeEach(() => world.reset());

describe('the receipt of «Мой налог»', () => {
  const paid = async (some: Parameters<typeof taxpayer>[1] = {}) => {
    const mate = await taxpayer(server, some);
    const id = await world.withdraw(mate);
    await world.due();
    await world.settled(id, 'PAID');
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
  const numberOf = async (id: string) =>
    (await boss.browser.call('GET /v1/admin/npd-receipts/{id}', { params: { id } })).body.number;
  const decide = async (
    id: string,
    what: 'confirm' | 'refuse' | 'excuse',
    { by = boss, read }: { readonly by?: TestPerson; readonly read?: string } = {},
  ) => {
    const seen = await seenBy(by, `npd-receipt:${id}`);
    const number = read ?? (await numberOf(id));
    if (what === 'confirm')
      return by.browser.call('POST /v1/admin/npd-receipts/{id}/confirm', { params: { id }, body: { seen, number } });
    const body = { seen, number, reason: 'Сумма в чеке другая' };
    return what === 'refuse'
      ? by.browser.call('POST /v1/admin/npd-receipts/{id}/refuse', { params: { id }, body })
      : by.browser.call('POST /v1/admin/npd-receipts/{id}/excuse', { params: { id }, body });
  };
  const reminders = async (mate: TestPerson) =>
    (await world.notesOf(mate)).filter((note) => note.startsWith('NPD_RECEIPT_OWED')).length;

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
    const again = await world.withdraw(mate);
    await world.due();
    await world.settled(again, 'PAID');
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
    expect(await world.notesOf(mate)).toContainEqual(expect.stringContaining('Сумма в чеке другая'));
    server.clock.advance(days(3));
    await sweepDeadlines(server);
    expect(await reminders(mate)).toBe(2);
    expect((await give(mate, id, npdReceiptLink(mate.inn, 'right12345'))).body.state).toBe('GIVEN');
    const other = await makeAdministrator(server, 'MANAGE_TAXES');
    const answers = await Promise.all([decide(id, 'confirm'), decide(id, 'confirm', { by: other })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null].sort());
    expect((await give(mate, id, npdReceiptLink(mate.inn, 'other12345'))).code).toBe('NPD_RECEIPT_CLOSED');
  });

  test('is corrected while nobody has decided, and an operator decides only about the one they have read', async () => {
    const mate = await paid();
    const { id } = await firstOf(mate);
    await give(mate, id, npdReceiptLink(mate.inn, 'typo123456'));
    const read = await numberOf(id);
    const link = npdReceiptLink(mate.inn, 'mended1234');
    expect((await give(mate, id, link)).body).toMatchObject({ state: 'GIVEN', link });
    for (const what of ['confirm', 'refuse'] as const)
      expect((await decide(id, what, { read: read ?? '' })).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await firstOf(mate)).toMatchObject({ state: 'GIVEN', link });
    expect((await decide(id, 'confirm')).code).toBeNull();
    expect(await firstOf(mate)).toMatchObject({ state: 'CONFIRMED', link });
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
      const id = await world.withdraw(mate);
      await world.due();
      await world.settled(id, 'PAID');
    }
    expect((await world.notesOf(mate)).filter((note) => note.startsWith('NPD_LIMIT_NEAR'))).toHaveLength(1);
  });

  test('comes with that warning too when other accounts with the same INN have earned the rest', async () => {
    const inn = newInn();
    await earn(server, (await taxpayer(server, { inn })).id, 2_000_000_00);
    const notes = await world.notesOf(await paid({ inn }));
    expect(notes.filter((note) => note.startsWith('NPD_LIMIT_NEAR'))).toHaveLength(1);
    expect(notes.join()).not.toMatch(/2\D000\D000/);
  });
});
