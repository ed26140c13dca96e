import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { runDocumented } from '../../support/documents/run-documented';
import { registered } from '../../support/people/registered';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { gatherCompany } from '../../support/squads/company';
import { storeSquad } from '../../support/squads/store-squad';
import { startTestServer, type TestServer, testSecret } from '../../support/server/start-test-server';

let server: TestServer;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer();
  env = { DATABASE_URL: server.database.url, SECRET: testSecret };
});
afterAll(() => server.stop());

const permissionsOf = async (id: string): Promise<readonly string[]> =>
  (await server.database.pool.query('SELECT permissions FROM app_user WHERE id = $1', [id])).rows[0].permissions;

test('npm run admin gives an account all permissions, and refuses one that is not there', async () => {
  const { id, email, username } = await registered(server);
  expect(await permissionsOf(id)).toEqual([]);
  const given = await runDocumented(`npm run admin -- ${email}`, env);
  expect([given.code, given.said]).toEqual([0, expect.stringContaining(username)]);
  expect(await permissionsOf(id)).not.toEqual([]);
  const refused = await runDocumented('npm run admin -- nobody@example.ru', env);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('nobody@example.ru')]);
});

test('npm run steps:replay makes the steps of a squad once more, and says what it needs', async () => {
  const company = await gatherCompany(server);
  const squadId = await storeSquad(server, company, sampleSquad.READY());
  const { code, said } = await runDocumented(`npm run steps:replay -- squad ${squadId}`, env);
  expect([code, said]).toEqual([0, expect.stringMatching(/All 1 steps lead where they led/)]);
  expect((await runDocumented('npm run steps:replay -- squad 999999', env)).code).toBe(1);
  expect((await runDocumented('npm run steps:replay -- squad', env)).code).toBe(2);
});

test('npm run what-if tells what the squads had cost by other terms, and says what it needs', async () => {
  const { code, said } = await runDocumented('npm run what-if -- days=30 lobby-mates=20 rate-pro=1500', env);
  expect([code, said]).toEqual([0, expect.stringMatching(/left to the service\s+0\.00\s+0\.00/)]);
  const refused = await runDocumented('npm run what-if -- lobby-mates=120', env);
  expect([refused.code, refused.said]).toEqual([2, expect.stringContaining('lobby-mates')]);
  expect((await runDocumented('npm run what-if -- no-such-term=1', env)).code).toBe(2);
});

test('npm run steps:replay reads a log as a file without ids, and says in a sentence what is wrong with one', async () => {
  const { person, id } = await askForWithdrawal(server, 2400);
  const printed = await runDocumented(`npm run steps:replay -- withdrawal ${id} --file`, env);
  expect([printed.code, printed.said.includes(person.id)]).toEqual([0, false]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-steps-'));
  const saved = async (name: string, text: string) => {
    const file = path.join(folder, `${name}.json`);
    fs.writeFileSync(file, text);
    return runDocumented(`npm run steps:replay -- ${file}`, env);
  };
  const steps = JSON.parse(printed.said.slice(printed.said.indexOf('['), printed.said.lastIndexOf(']') + 1));
  expect((await saved('whole', JSON.stringify(steps))).code).toBe(0);
  const [first] = steps;
  const broken = await saved('broken', JSON.stringify([{ ...first, hash: 'else' }]));
  expect([broken.code, broken.said]).toEqual([1, expect.stringContaining('Step 0 leads to another state')]);
  const none = await saved('none', '[{"number":0}]');
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('Entry 0 of the file is no step')]);
  fs.rmSync(folder, { recursive: true });
});

test('npm run ledger:check ends with 0 while the ledger adds up, and with 1 once it does not', async () => {
  await registered(server);
  expect((await runDocumented('npm run ledger:check', env)).code).toBe(0);
  await server.database.pool.query(
    "INSERT INTO account (kind, owner, balance) VALUES ('USER', gen_random_uuid()::text, 100)",
  );
  expect((await runDocumented('npm run ledger:check', env)).code).toBe(1);
});
