import { addStrike } from '#server/features/mates/public.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actsOn, seenBy } from '../../support/desk';
import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const scene = sceneForTests(server);
const reason = 'Так решила служба заботы';
const atOnce = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

describe('strikes', () => {
  const strikeIn = (tx: Tx, mate: TestPerson) =>
    addStrike(tx, {
      userId: mate.id,
      squadId: 1,
      gameId: 'cs2',
      reason: 'LEFT_GAME',
      at: new Date(server.clock.now()),
    });
  const strike = (mate: TestPerson) => server.product.app.db.transaction((tx) => strikeIn(tx, mate));
  const casesOf = async ({ id }: TestPerson) =>
    (await server.database.pool.query('SELECT id, strikes, decision FROM mate_strike_case WHERE user_id = $1', [id]))
      .rows;

  test('that come at once are counted one after the other: the fourth is a task', async () => {
    const mate = await scene.mate();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let three = false;
    const first = server.product.app.db.transaction(async (tx) => {
      for (let count = 0; count < 3; count += 1) await strikeIn(tx, mate);
      three = true;
      await held;
    });
    await waitFor(async () => three, Boolean);
    let over = false;
    const fourth = strike(mate).then(() => (over = true));
    const waits = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await waitFor(async () => over || (await server.database.pool.query(waits)).rows.length > 0, Boolean);
    letGo();
    await Promise.all([first, fourth]);
    expect(await casesOf(mate)).toMatchObject([{ strikes: 4, decision: null }]);
  });

  test('are decided once, whatever two operators want', async () => {
    const mate = await scene.mate();
    for (let count = 0; count < 4; count += 1) await strike(mate);
    const [task] = await casesOf(mate);
    const operators = await Promise.all(
      [1, 2, 3, 4].map(() => makeAdministrator(server, 'UPDATE_MATE_ACCESS', 'DELETE_MATE_ACCESS')),
    );
    const seen = await seenBy(await makeAdministrator(server, 'ALL'), `strikes:${task.id}`);
    const answers = await atOnce(
      4,
      (index) =>
        operators[index]?.browser.call('POST /v1/admin/strike-cases/{id}/decide', {
          params: { id: task.id },
          body: { decision: index % 2 === 0 ? 'FORGIVEN' : 'ACCESS_TAKEN', reason, seen },
        }) ?? Promise.reject(new Error('no operator')),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [decided] = await casesOf(mate);
    const { rows } = await server.database.pool.query('SELECT 1 FROM mate_access WHERE user_id = $1', [mate.id]);
    expect(rows).toHaveLength(decided.decision === 'FORGIVEN' ? 1 : 0);
  });
});

describe('a promo code of the desk', () => {
  test('is made once of many at once, and its last use is one person’s', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_PROMO_CODES');
    const body = {
      code: 'RACED-CODE',
      discount: { kind: 'PERCENT', percent: 10 },
      gameId: null,
      categoryIds: [],
      categoryKinds: [],
      expiresAt: null,
      maxUses: 1,
      maxUsesPerUser: null,
    } as const;
    const made = await atOnce(4, () => operator.browser.call('POST /v1/admin/promo-codes', { body } as never));
    expect(made.map(({ code }) => code).sort()).toEqual([
      'ADMIN_PROMO_CODES_ALREADY_EXISTS',
      'ADMIN_PROMO_CODES_ALREADY_EXISTS',
      'ADMIN_PROMO_CODES_ALREADY_EXISTS',
      null,
    ]);
    const squads = await atOnce(4, async () => {
      const [owner, mate] = [await scene.client(2000), await scene.mate()];
      const { body: squad } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
      return { owner, id: squad.id };
    });
    const taken = await Promise.all(
      squads.map(({ owner, id }) =>
        owner.browser.call('POST /v1/squads/{id}/promo-code', {
          params: { id },
          body: { code: 'RACED-CODE' },
        } as never),
      ),
    );
    expect(taken.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await server.database.pool.query(
      "SELECT uses, (SELECT count(*)::int FROM promo_code_use WHERE code = 'RACED-CODE') AS written FROM promo_code WHERE code = 'RACED-CODE'",
    );
    expect(rows[0].uses).toBe(rows[0].written);
    expect(rows[0].uses).toBeLessThanOrEqual(1);
  });
});

test('of many mates who answer a hot squad at once the owner takes as many as there are places', async () => {
  const owner = await scene.client(5000);
  const mates = await atOnce(6, () => scene.mate());
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  const answered = await Promise.all(
    mates.map((mate) => mate.browser.call('POST /v1/squads/{id}/hot-squad-mate-ready', { params: { id: body.id } })),
  );
  expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
  const invited = await Promise.all(
    mates.map((mate) =>
      owner.browser.call('POST /v1/squads/invite-mate', { body: { squadId: body.id, mateId: mate.id } }),
    ),
  );
  expect(invited.filter(({ status }) => status >= 500)).toEqual([]);
  expect(invited.filter(({ code }) => code === null)).toHaveLength(1);
  const { rows } = await server.database.pool.query(
    'SELECT 1 FROM squad_member WHERE squad_id = $1 AND user_id = ANY($2) AND left_at IS NULL',
    [body.id, mates.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(1);
});

test('an account that was deleted with money has the same money when it is restored, pressed however often', async () => {
  const [person, boss, other] = [
    await makePerson(server),
    await makeAdministrator(server, 'DELETE_USERS', 'RESTORE_USERS'),
    await makeAdministrator(server, 'DELETE_USERS', 'RESTORE_USERS'),
  ];
  await giveMoney(server.product.app, person.id, 123_456, 7000);
  const params = { id: person.id };
  const act = async (by: TestPerson, seen: number, what: 'delete' | 'restore') =>
    what === 'delete'
      ? by.browser.call('DELETE /v1/admin/users/{id}', { params, body: { reason, seen } } as never)
      : by.browser.call('POST /v1/admin/users/{id}/restore', { params, body: { reason, seen } } as never);
  const deleted = await Promise.all([act(boss, 0, 'delete'), act(other, 0, 'delete')]);
  expect(deleted.filter(({ code }) => code === null)).toHaveLength(1);
  const at = await seenBy(await makeAdministrator(server, 'ALL'), `user:${person.id}`);
  const restored = await atOnce(4, (index) => act(index % 2 === 0 ? boss : other, at, 'restore'));
  expect(restored.filter(({ status }) => status >= 500)).toEqual([]);
  expect(restored.filter(({ code }) => code === null)).toHaveLength(1);
  expect((await actsOn(server, `user:${person.id}`)).filter((action) => !action.startsWith('view.'))).toEqual([
    'user.delete',
    'user.restore',
  ]);
  const kinds = ['USER', 'BONUS'] as const;
  expect(await Promise.all(kinds.map((kind) => cachedBalance(server.database, kind, person.id)))).toEqual([
    123_456, 7000,
  ]);
  await person.browser.call('POST /dev/api/sign-in', { body: { userId: person.id } });
  const mate = await scene.mate();
  const tip = await person.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount: 100 },
    idempotencyKey: newKey(),
  });
  expect(tip.status).toBe(200);
  await expectSoundLedger(server.database);
});
