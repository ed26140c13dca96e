import { eq, sql } from 'drizzle-orm';
import { readConfig } from '#server/platform/config/read-config.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { createServer } from '#server/platform/http/create-server.ts';
import { loggedError } from '#server/platform/http/logged-error.ts';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testClock } from '../../support/test-clock';

const server = serverForTests();

const thrownBy = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (problem) {
    return problem;
  }
  throw new Error('nothing was thrown');
};

const secret = 'card 2200 0000 0000 0004\n    at home, params: reset=abc';

/** Ways in which a statement can fail with a person's text in the error. */
const failures: Readonly<Record<string, () => Promise<unknown>>> = {
  'a broken constraint': async () => {
    const { id } = await makePerson(server);
    const [row] = await server.database.db.select().from(appUser).where(eq(appUser.id, id));
    if (!row) throw new Error('nobody');
    await server.database.db.update(appUser).set({ emailKey: secret }).where(eq(appUser.id, id));
    const other = await makePerson(server);
    return server.database.db.update(appUser).set({ emailKey: secret }).where(eq(appUser.id, other.id));
  },
  'a value that PostgreSQL cannot read': async () => server.database.db.execute(sql`SELECT ${secret}::integer`),
  'a statement with parameters that fails': async () =>
    server.database.db.select().from(appUser).where(eq(appUser.id, secret)),
};

test.each(Object.entries(failures))('the log knows of %s where and what kind, not whose words', async (_name, fail) => {
  const problem = await thrownBy(fail());
  const logged = JSON.stringify(loggedError(problem));
  expect(logged).not.toContain('2200');
  expect(logged).not.toContain('reset=');
  expect(logged).toMatch(/"code":"2[23]/);
  expect(logged).toMatch(/logged-problem\.test|node-postgres/);
});

test('the server’s own log writes problems so', async () => {
  const { log } = await createServer(readConfig({ DEMO: '1' }), testClock());
  const kept = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.serializers');
  const serializers: unknown = kept && Object(log)[kept];
  expect(Object(serializers).err(new Error('x\nparams: 2200'))).toMatchObject({ message: 'x\nparams: […]' });
});
