import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger, ledgerState } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { povScene, type PovScene } from '../../support/pov-requests/pov-scene';
import { recording } from '../../support/pov-requests/recording';
import { sendPart } from '../../support/pov-requests/send-part';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
let scene: PovScene;
beforeAll(async () => {
  scene = await povScene(server);
});

const capitals = (id: string): string => id.toUpperCase();

const tip = ({ browser }: TestPerson, userId: string) =>
  browser.call('POST /v1/balance/tips/purchase', { body: { userId, amount: 1000 }, idempotencyKey: newKey() });

test('tips to a mate named in capitals reach the mate', async () => {
  const [client, mate] = [await makePerson(server), await makePerson(server, { mate: true })];
  await giveMoney(server.product.app, client.id, 100_000);
  expect((await tip(client, capitals(mate.id))).status).toBe(200);
  expect(await cachedBalance(server.database, 'USER', mate.id)).toBe(90_000);
  const owners = (await ledgerState(server.database)).map(({ name }) => name);
  expect(owners).not.toContain(`USER:${capitals(mate.id)}`);
  await expectSoundLedger(server.database);
});

test('nobody tips themselves, however they write it', async () => {
  const mate = await makePerson(server, { mate: true });
  await giveMoney(server.product.app, mate.id, 100_000);
  expect((await tip(mate, capitals(mate.id))).code).toBe('TIPS_RECEIVER_USER_NOT_FOUND');
});

test('the audit finds an act whose person was named in capitals, and is asked in capitals too', async () => {
  const [boss, auditor, person] = [
    await makeAdministrator(server, 'BLOCK_USERS'),
    await makeAdministrator(server, 'ALL'),
    await makePerson(server),
  ];
  await boss.browser.call('POST /v1/admin/users/{id}/block', {
    params: { id: capitals(person.id) },
    body: { reason: 'Обман в скваде' },
  });
  for (const subject of [`user:${person.id}`, `user:${capitals(person.id)}`]) {
    const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { subject } });
    expect(body.items).toMatchObject([{ action: 'user.block', subject: `user:${person.id}` }]);
  }
});

test('an act that was written down in capitals before is found', async () => {
  const [auditor, person] = [await makeAdministrator(server, 'ALL'), await makePerson(server)];
  const { pool } = server.database;
  await pool.query('ALTER TABLE audit_log DROP CONSTRAINT audit_log_subject_check');
  await pool.query(
    "INSERT INTO audit_log (actor_id, action, subject, created_at) VALUES ($1, 'user.block', $2, now())",
    [auditor.id, `user:${capitals(person.id)}`],
  );
  await pool.query(
    'ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_check CHECK (subject = lower(subject)) NOT VALID',
  );
  const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { subject: `user:${person.id}` } });
  expect(body.items).toHaveLength(1);
});

test('a recording that is sent under its id in capitals is there', async () => {
  const request = await scene.open();
  const whole = recording(1000);
  const { body } = await scene.declare(capitals(request.id), whole.length);
  const sent = await sendPart(server.url, scene.browserOf('client'), capitals(body.fileId), 0, whole);
  expect(sent.body).toMatchObject({ offset: whole.length });
  expect((await scene.respond(request.id, 'SUBMITTED')).body.status).toBe('SUBMITTED');
  const { status } = await scene.browserOf('client').raw('GET', `/v1/pov-requests/files/${body.fileId}`);
  expect(status).toBe(200);
});

test.each([
  ['an account', "INSERT INTO account (kind, owner, balance) VALUES ('USER', upper($1), 0)"],
  ['an account of gifts', "INSERT INTO account (kind, owner, balance) VALUES ('BONUS', upper($1), 0)"],
  ['a hold', "INSERT INTO account (kind, owner, balance) VALUES ('HOLD', 'withdrawal:' || upper($1), 0)"],
  ['a hold of nothing', "INSERT INTO account (kind, owner, balance) VALUES ('HOLD', 'pocket:' || $1, 0)"],
  ['an account of nobody', "INSERT INTO account (kind, owner, balance) SELECT 'USER', 'somebody', length($1) * 0"],
  ['an unknown purse of the platform', "INSERT INTO account (kind, owner) SELECT 'PLATFORM', 'p' || $1"],
  [
    'an operation',
    "INSERT INTO operation (id, kind, actor, created_at) VALUES ($1::text::uuid, 'step', upper($1::text), now())",
  ],
  ['a deadline', "INSERT INTO deadline (aggregate, kind, due_at) VALUES ('pov:' || upper($1), 'pov.expired', now())"],
  [
    'a line of the audit',
    "INSERT INTO audit_log (actor_id, action, subject, created_at) VALUES ($1, 'act', 'user:A', now())",
  ],
])('the database itself refuses %s in capitals or of nobody', async (_what, statement) => {
  const { id } = await makePerson(server);
  await expect(server.database.pool.query(statement, [id])).rejects.toMatchObject({ code: '23514' });
});
