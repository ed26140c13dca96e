import { strFromU8, unzipSync } from 'fflate';
import { keptBack, ownTables } from '#server/features/own-data/own-tables.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { waitForLetter } from '../../support/people/latest-letter';
import { cookieHeader } from '../../support/server/cookie-header';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);

/** Of tables: a view stores nothing of its own. */
const columnsOf = async (where: string): Promise<readonly string[]> =>
  (
    await server.database.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND ${where} ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);

/** Columns with a foreign key to a person, and those that are named as one. */
const personColumns = async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `SELECT conrelid::regclass || '.' || attname AS name FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid = 'app_user'::regclass`,
  );
  const named = await columnsOf(
    `udt_name = 'uuid' AND column_name IN ('user_id', 'mate_id', 'client_id', 'member_id')`,
  );
  return [...new Set([...rows.map(({ name }) => name), ...named])].sort();
};

const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

const tables = Object.entries(ownTables);

test('every column that refers to a person goes out, stays in a table that does, or has its reason', async () => {
  const told = [
    ...Object.keys(keptBack),
    ...tables.flatMap(([name, table]) => [
      ...('whose' in table ? table.whose.map((column) => `${name}.${column}`) : []),
      ...words(table.hidden).map((column) => `${name}.${column}`),
    ]),
  ];
  const known = await personColumns();
  expect(known.filter((column) => !told.includes(column))).toEqual([]);
  // No reason outlives its column.
  expect(Object.keys(keptBack).filter((column) => !known.includes(column))).toEqual([]);
});

test('each column of a table that goes out is named, among those that go or those that stay', async () => {
  const declared = tables.flatMap(([name, { columns, hidden }]) =>
    [...words(columns), ...words(hidden)].map((column) => `${name}.${column}`),
  );
  const names = tables.map(([name]) => `'${name}'`).join();
  expect([...declared].sort()).toEqual([...(await columnsOf(`table_name IN (${names})`))].sort());
});

test('no bytes, hashes, secrets or keys go out', async () => {
  const out = tables.flatMap(([name, { columns }]) => words(columns).map((column) => `${name}.${column}`));
  const bytes = await columnsOf(`data_type = 'bytea'`);
  expect(out.filter((column) => bytes.includes(column))).toEqual([]);
  expect(out.filter((column) => /hash|secret|password|_key|token/.test(column))).toEqual([
    'app_user.password_changed_at',
    'consent.text_hash',
    'consent_text.hash',
    'squad_friend_invitation.token',
  ]);
});

const unpacked = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));

const fileOf = async ({ browser }: TestPerson) => {
  const answer = await fetch(`${server.url}/v1/users/me/data.zip`, {
    headers: { cookie: cookieHeader(browser.cookies) },
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

test('a person takes away their account, orders, money and words, of others not even a name', async () => {
  const person = await scene.client(5000);
  const other = await scene.client(5000);
  const squadOf = async (owner: TestPerson) => {
    const mate = await scene.mate();
    const { status, body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    expect(status).toBe(200);
    return body;
  };
  const [mine, theirs] = [await squadOf(person), await squadOf(other)];
  const { status, type, bytes } = await fileOf(person);
  expect([status, type]).toEqual([200, 'application/zip']);
  const files = unpacked(bytes);
  expect(JSON.parse(files['app_user.json'] ?? '')).toMatchObject([{ id: person.id, username: person.username }]);
  expect(JSON.parse(files['squad.json'] ?? '').map(({ id }: { id: number }) => id)).toEqual([mine.id]);
  expect(files['balance_transaction.json']).toContain('500000');
  expect(files['Что здесь.txt']).toContain('squad.json — Сквады, которые ты собрал: 1');
  const everything = Object.values(files).join();
  expect(everything).not.toContain(other.username);
  expect(everything).not.toContain(`"squad_id":${theirs.id},`);
});

test('ten thousand rows go out, each of them once', async () => {
  const person = await makePerson(server);
  await server.database.pool.query(
    `INSERT INTO notification (user_id, kind, level, title, text, link, created_at)
     SELECT $1, 'BROADCAST', 'INFO', 'Новость ' || n, 'Текст', '/', now() FROM generate_series(1, 10000) AS n`,
    [person.id],
  );
  const files = unpacked((await fileOf(person)).bytes);
  const titles = JSON.parse(files['notification.json'] ?? '').map(({ title }: { title: string }) => title);
  expect(new Set(titles).size).toBe(10_000);
});

test('a letter tells the owner, and the sixth file of a day waits', async () => {
  const person = await makePerson(server);
  const statuses = [];
  for (let turn = 0; turn < 6; turn++) statuses.push((await fileOf(person)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const { email } = (await person.browser.call('GET /v1/users/me')).body;
  await waitForLetter(person.browser, email, (text) => /Твои данные скачали/.exec(text)?.[0] ?? null);
});
