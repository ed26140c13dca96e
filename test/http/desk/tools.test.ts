import { deskLimits } from '#domain/people/desk-subject.ts';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();

const asked = (amount: number) => askForWithdrawal(server, amount);

describe('queues, notes and views', () => {
  test('a queue is counted for those alone who may see it', async () => {
    const [finance, editor] = [
      await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST'),
      await makeAdministrator(server, 'EDIT_LANDING_PAGES'),
    ];
    await asked(1000);
    const queuesOf = async ({ browser }: TestPerson) => (await browser.call('GET /v1/admin/queues')).body.queues;
    expect((await queuesOf(finance)).find(({ queue }) => queue === 'withdrawals')?.waiting).toBeGreaterThan(0);
    expect(await queuesOf(editor)).toEqual([]);
  });

  test('a note is read by operators who may see its subject', async () => {
    const [author, stranger] = [
      await makeAdministrator(server, 'VIEW_TRANSACTION'),
      await makeAdministrator(server, 'EDIT_LANDING_PAGES'),
    ];
    const { id } = await asked(1000);
    const subject = `withdrawal:${id}`;
    await author.browser.call('POST /v1/admin/notes', {
      body: { subject, text: 'Звонил, подтвердил карту' },
      idempotencyKey: newKey(),
    });
    const { body } = await author.browser.call('GET /v1/admin/history', { query: { subject } });
    expect(body.notes.map(({ text }) => text)).toEqual(['Звонил, подтвердил карту']);
    expect((await stranger.browser.call('GET /v1/admin/history', { query: { subject } })).code).toBe('FORBIDDEN');
    expect((await author.browser.call('GET /v1/admin/history', { query: { subject: 'purse:1' } })).code).toBe(
      'VALIDATION_ERROR',
    );
  });

  test('a saved view is its operator’s own; the same name replaces it', async () => {
    const [one, other] = [await makeAdministrator(server, 'VIEW_USER'), await makeAdministrator(server, 'VIEW_USER')];
    const save = (query: string) =>
      one.browser.call('POST /v1/admin/views', { body: { section: 'withdrawals', name: 'Моя смена', query } });
    await save('status=CONFIRMED');
    const { body } = await save('status=PAID');
    expect((await one.browser.call('GET /v1/admin/views')).body.views).toEqual([body]);
    expect((await other.browser.call('GET /v1/admin/views')).body.views).toEqual([]);
    expect((await other.browser.call('DELETE /v1/admin/views/{id}', { params: { id: body.id } })).code).toBe(
      'NOT_FOUND',
    );
  });

  test('views saved at once in many tabs keep to the limit of one operator', async () => {
    const { browser } = await makeAdministrator(server, 'VIEW_USER');
    const save = (place: number) =>
      browser.call('POST /v1/admin/views', { body: { section: 'withdrawals', name: `Вид ${place}`, query: '' } });
    for (let place = 1; place < deskLimits.views; place += 1) await save(place);
    const tabs = 4;
    // No write before all requests have counted or wait for the one that counts.
    const gate = await server.database.pool.connect();
    await gate.query('BEGIN; LOCK TABLE operator_view IN SHARE MODE');
    const saving = Promise.all(Array.from({ length: tabs }, (_, tab) => save(deskLimits.views + tab)));
    await waitFor(
      async () =>
        (
          await server.database.pool.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).rowCount,
      (waiting) => waiting === tabs,
    );
    await gate.query('COMMIT');
    gate.release();
    const answers = await saving;
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status >= 300).map(({ code }) => code))).toEqual(
      new Set(['ADMIN_VIEWS_LIMIT']),
    );
    expect((await browser.call('GET /v1/admin/views')).body.views).toHaveLength(deskLimits.views);
  });

  test('the search finds what is open to the operator', async () => {
    const [finance, people] = [
      await makeAdministrator(server, 'VIEW_TRANSACTION'),
      await makeAdministrator(server, 'VIEW_USER'),
    ];
    const { person } = await asked(1000);
    const kinds = async ({ browser }: TestPerson) =>
      (await browser.call('GET /v1/admin/search', { query: { q: person.username } })).body.found.map(
        ({ kind }) => kind,
      );
    expect(await kinds(finance)).toEqual(['withdrawal']);
    expect(await kinds(people)).toEqual(['user']);
  });
});
