import { hours } from '#domain/time/durations.ts';
import { bookingScene, hourPrice } from '../../support/booking-scene';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const scene = bookingScene(server);

afterEach(() => scene.expectSound());

const reason = 'Обман в скваде';
/** Letters to a person whose account was closed. */
const letterTo = async ({ id }: TestPerson): Promise<string> => {
  const { rows } = await server.database.pool.query<{ text: string }>(
    "SELECT payload ->> 'text' AS text FROM outbox JOIN app_user ON payload ->> 'to' = email WHERE topic = 'mail' AND app_user.id = $1 UNION ALL SELECT body FROM mail JOIN app_user ON recipient = email WHERE app_user.id = $1",
    [id],
  );
  return rows.map(({ text }) => text).join('\n');
};

const params = ({ id }: TestPerson) => ({ id });

/** A confirmed booking, and one that waits for the mate's answer. */
const pair = async () => {
  const [client, mate, other] = [await scene.client(1000), await scene.mate(), await scene.client(1000)];
  const kept = await scene.agreed(client, mate, hours(5));
  const { body: wanted } = await scene.book(other, mate, { startsAt: await scene.startIn(other, mate, hours(9)) });
  return { client, mate, other, kept, wanted };
};

/** The service has cancelled it and returned everything. */
const expectCancelled = async (client: TestPerson, id: string): Promise<void> => {
  const booking = await waitFor(
    () => scene.show(client, id),
    ({ status }) => status !== 'CONFIRMED' && status !== 'REQUESTED',
  );
  expect(booking).toMatchObject({ status: 'CANCELLED', closed: { side: 'OPERATOR', returned: hourPrice } });
  expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
};

describe('somebody who may not play any more', () => {
  test('a blocked mate: everybody who has booked them gets everything back and is told', async () => {
    const { client, mate, other, kept, wanted } = await pair();
    const boss = await makeAdministrator(server, 'ALL');
    const block = await boss.browser.call('POST /v1/admin/users/{id}/block', {
      params: params(mate),
      body: { reason },
    });
    expect(block.status).toBe(204);
    await expectCancelled(client, kept.id);
    await expectCancelled(other, wanted.id);
    expect((await scene.told(client))[0]).toBe('BOOKING_CANCELLED');
    const letter = await letterTo(mate);
    expect(letter).toMatch(
      new RegExp(
        `Запись на .+ \\(${client.username}\\) отменена, деньги вернутся клиенту\\.\nЗапись на .+ \\(${other.username}\\)`,
      ),
    );
  });

  test('a blocked client: their mate is free again', async () => {
    const { client, mate, kept } = await pair();
    const boss = await makeAdministrator(server, 'ALL');
    await boss.browser.call('POST /v1/admin/users/{id}/block', { params: params(client), body: { reason } });
    await waitFor(
      () => scene.show(mate, kept.id),
      ({ status }) => status === 'CANCELLED',
    );
    expect(await scene.purse(client)).toMatchObject({ own: 100_000 });
    expect((await scene.told(mate))[0]).toBe('BOOKING_CANCELLED');
    expect(await letterTo(client)).toMatch(
      new RegExp(`Запись на .+ \\(${mate.username}\\) отменена, 700\\s₽ вернутся на баланс\\.`),
    );
  });

  test('a mate whose access or orders are taken away', async () => {
    const boss = await makeAdministrator(server, 'ALL');
    const first = await pair();
    const block = { params: params(first.mate), body: { action: 'BLOCK' as const, reason, seen: 0 } };
    expect((await boss.browser.call('PUT /v1/admin/mates/{id}/block', block)).code).toBeNull();
    await expectCancelled(first.client, first.kept.id);
    const second = await pair();
    const take = { params: params(second.mate), body: { gameId: 'cs2', reason, seen: 0 } };
    expect((await boss.browser.call('POST /v1/admin/mates/{id}/access/delete', take)).code).toBeNull();
    await expectCancelled(second.client, second.kept.id);
    const { rows } = await server.database.pool.query('SELECT 1 FROM mate_hours WHERE user_id = $1', [second.mate.id]);
    expect(rows).toEqual([]);
  });

  test('nobody deletes their own account while something is booked', async () => {
    const { client, mate, kept } = await pair();
    const obstacles = async ({ browser }: TestPerson) =>
      (await browser.call('GET /v1/users/me/leaving')).body.obstacles;
    expect(await obstacles(client)).toEqual(['BOOKING']);
    expect(await obstacles(mate)).toEqual(['BOOKING']);
    await scene.cancel(client, kept.id, hourPrice);
    expect(await obstacles(client)).toEqual([]);
  });
});
