import { reserveTerms } from '#domain/money/reserve.ts';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { reserveCalls } from '../../support/money/reserve-calls';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { finishedSquad } from '../../support/squads/finished-squad';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
const scene = sceneForTests(server);
const { makeClient, makeMate, tokenOf, fund, act, ask, cancel, rubles, funded } = reserveCalls(server);

/** A reserve with one part of a thousand rubles whose three days are over before the deadline has run. */
const lapsed = async (amount = 3500) => {
  const reserve = await funded(undefined, amount);
  const rowId = await ask(reserve.mate, reserve.id, 1000);
  server.clock.advance(reserveTerms.silence);
  return { ...reserve, rowId };
};

describe('three days of silence have confirmed a part, before anybody has swept', () => {
  test('the client does not refuse it any more', async () => {
    const { mate, client, id, rowId } = await lapsed();
    expect((await act(client, id, { act: 'reject', rowId, comment: 'поздно' })).code).toBe('RESERVE_PART_DECIDED');
    await ask(mate, id, 500);
    expect(await rubles(mate)).toBe(1000);
  });

  test('the mate does not change it any more', async () => {
    const { mate, id, rowId } = await lapsed();
    const changed = await act(mate, id, { act: 'change', rowId, amount: 2000, comment: 'Два разбора' });
    expect(changed.code).toBe('BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED');
  });

  test('the client takes back the rest without it; of a reserve that it has ended, nothing', async () => {
    const { mate, client, id } = await lapsed();
    expect((await cancel(client, id)).body).toMatchObject({ status: 'CANCELED', paid: 1000 });
    expect([await rubles(client), await rubles(mate)]).toEqual([4000, 1000]);
    const whole = await lapsed(1000);
    expect((await cancel(whole.client, whole.id)).code).toBe('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
  });

  test('a reserve that takes its place does not take it back', async () => {
    const { mate, client, id } = await lapsed();
    expect((await fund(client, await tokenOf(mate, { amount: 4000, replaceKey: id }))).status).toBe(200);
    expect([await rubles(client), await rubles(mate)]).toEqual([0, 1000]);
  });

  test('an operator neither refuses it nor gives it back', async () => {
    const [first, second] = [await lapsed(), await lapsed()];
    const { browser } = await makeAdministrator(server, 'MANAGE_BALANCE_RESERVE');
    const body = { seen: 0, reason: 'Клиент просит вернуть' };
    const params = { id: first.id, rowId: first.rowId };
    expect((await browser.call('POST /v1/admin/reserves/{id}/rows/{rowId}/reject', { params, body })).code).toBe(
      'ADMIN_CHANGED_MEANWHILE',
    );
    const canceled = await browser.call('POST /v1/admin/reserves/{id}/cancel', {
      params: { id: second.id },
      body,
      idempotencyKey: newKey(),
    });
    expect(canceled.status).toBe(200);
    expect([await rubles(second.client), await rubles(second.mate)]).toEqual([4000, 1000]);
  });
});

test('a part is not decided the other way afterwards, nor taken back', async () => {
  const { mate, client, id } = await funded();
  const [paid, refused] = [await ask(mate, id, 1000), await ask(mate, id, 500)];
  await act(client, id, { act: 'confirm', rowId: paid });
  await act(client, id, { act: 'reject', rowId: refused, comment: '' });
  const late = [
    await act(client, id, { act: 'reject', rowId: paid, comment: '' }),
    await act(client, id, { act: 'confirm', rowId: refused }),
    await act(mate, id, { act: 'withdraw', rowId: paid }),
  ];
  expect(late.map(({ code }) => code)).toEqual(Array(3).fill('RESERVE_PART_DECIDED'));
  expect((await act(client, id, { act: 'reject', rowId: refused, comment: '' })).status).toBe(200);
  expect(await rubles(mate)).toBe(1000);
});

describe('a link of a mate', () => {
  const gone: readonly (readonly [string, string])[] = [
    ['who is blocked', "UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1"],
    ['whose account is deleted', "UPDATE app_user SET status = 'DELETED' WHERE id = $1"],
    ['who is leaving', 'UPDATE app_user SET leaving_at = now() WHERE id = $1'],
    ['who is a mate no more', 'DELETE FROM mate_access WHERE user_id = $1'],
  ];
  test.each(gone)('%s takes no money', async (_who, sql) => {
    const [mate, client] = [await makeMate(), await makeClient()];
    const token = await tokenOf(mate);
    await server.database.pool.query(sql, [mate.id]);
    const seen = await client.browser.call('GET /v1/balance-reserve/link', { query: { token } });
    expect([seen.code, (await fund(client, token)).code]).toEqual([
      'BALANCE_RESERVE_NOT_FOUND',
      'BALANCE_RESERVE_NOT_FOUND',
    ]);
    expect(await rubles(client)).toBe(5000);
  });

  test('counts games that both have played to the end', async () => {
    const [mate, client] = [await makeMate(), await makeClient()];
    const join = async (leftAt: Date | null) => {
      await finishedSquad(server, client.id, scene.fun);
      await server.database.pool.query(
        `INSERT INTO squad_member (squad_id, user_id, type, position, joined_at, left_at, active, level, percent)
         SELECT max(id), $1, 'MATE', 1, now(), $2, false, 'EXPERT', 78 FROM squad`,
        [mate.id, leftAt],
      );
    };
    await join(null);
    await join(new Date(server.clock.now()));
    const played = async ({ browser }: TestPerson) =>
      (await browser.call('GET /v1/balance-reserve/link', { query: { token: await tokenOf(mate) } })).body
        .playedTogether;
    expect(await played(client)).toBe(1);
  });
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
