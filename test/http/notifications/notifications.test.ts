import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const tell = (person: TestPerson, amount: number, kind: 'DEPOSIT_PAID' | 'DEPOSIT_DECLINED' = 'DEPOSIT_PAID') =>
  inTransaction(server.product.app.db, (tx) =>
    notify(tx, [person.id], { kind, facts: { amount }, at: new Date(server.clock.now()) }),
  );

const unread = async ({ browser }: TestPerson) => (await browser.call('GET /v1/notifications/unread')).body.count;

describe('the list', () => {
  test('has the newest on top, page by page, none twice', async () => {
    const person = await makePerson(server);
    for (const amount of [100, 200, 300, 400, 500]) await tell(person, amount);
    const first = await person.browser.call('GET /v1/notifications', { query: { limit: '2' } });
    expect(first.body.items.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual(['Пришло 5 ₽.', 'Пришло 4 ₽.']);
    await tell(person, 600);
    const second = await person.browser.call('GET /v1/notifications', {
      query: { limit: '2', cursor: first.body.nextCursor ?? '' },
    });
    const third = await person.browser.call('GET /v1/notifications', {
      query: { limit: '2', cursor: second.body.nextCursor ?? '' },
    });
    const ids = [first, second, third].flatMap(({ body }) => body.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
    expect(third.body.nextCursor).toBeNull();
  });

  test('is narrowed by level and to what is unread', async () => {
    const person = await makePerson(server);
    await tell(person, 100);
    await tell(person, 200, 'DEPOSIT_DECLINED');
    const danger = await person.browser.call('GET /v1/notifications', { query: { level: 'DANGER' } });
    expect(danger.body.items).toMatchObject([
      { kind: 'DEPOSIT_DECLINED', level: 'DANGER', link: '/balance', read: false },
    ]);
    await person.browser.call('POST /v1/notifications/{id}/read', { params: { id: danger.body.items[0]?.id ?? 0 } });
    const fresh = await person.browser.call('GET /v1/notifications', { query: { unread: 'true' } });
    expect(fresh.body.items.map(({ kind }) => kind)).toEqual(['DEPOSIT_PAID']);
  });

  test('refuses a cursor that is not its own', async () => {
    const person = await makePerson(server);
    expect((await person.browser.call('GET /v1/notifications', { query: { cursor: 'WyJ4Il0' } })).code).toBe(
      'VALIDATION_ERROR',
    );
  });
});

describe('reading', () => {
  test('one makes the count one less, and a repeat changes nothing', async () => {
    const person = await makePerson(server);
    await tell(person, 100);
    await tell(person, 200);
    const { body } = await person.browser.call('GET /v1/notifications');
    const id = body.items[0]?.id ?? 0;
    expect((await person.browser.call('POST /v1/notifications/{id}/read', { params: { id } })).status).toBe(204);
    expect((await person.browser.call('POST /v1/notifications/{id}/read', { params: { id } })).status).toBe(204);
    expect(await unread(person)).toBe(1);
  });

  test('of one page leaves the others', async () => {
    const person = await makePerson(server);
    await tell(person, 100);
    await person.browser.call('POST /v1/notifications/read-all', { query: { link: '/cs2/squads/18402' } });
    expect(await unread(person)).toBe(1);
    await person.browser.call('POST /v1/notifications/read-all', { query: { link: '/balance' } });
    expect(await unread(person)).toBe(0);
  });

  test('all leaves nothing, and only of one’s own', async () => {
    const [person, other] = [await makePerson(server), await makePerson(server)];
    await tell(person, 100);
    await tell(person, 200);
    await tell(other, 300);
    await person.browser.call('POST /v1/notifications/read-all');
    expect([await unread(person), await unread(other)]).toEqual([0, 1]);
  });

  test('another’s is not there', async () => {
    const [person, other] = [await makePerson(server), await makePerson(server)];
    await tell(person, 100);
    const { body } = await person.browser.call('GET /v1/notifications');
    expect(
      (await other.browser.call('POST /v1/notifications/{id}/read', { params: { id: body.items[0]?.id ?? 0 } })).code,
    ).toBe('NOT_FOUND');
    expect(await unread(person)).toBe(1);
  });
});

test('what was rolled back was never told', async () => {
  const person = await makePerson(server);
  const broken = inTransaction(server.product.app.db, async (tx) => {
    await notify(tx, [person.id], { kind: 'DEPOSIT_PAID', facts: { amount: 100 }, at: new Date() });
    throw new Error('the deposit failed after all');
  });
  await expect(broken).rejects.toThrow('failed after all');
  expect(await unread(person)).toBe(0);
});
