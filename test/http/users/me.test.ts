import { eq } from 'drizzle-orm';
import { appUser, session } from '#server/platform/db/schema/people.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { settle } from '../../support/security/state-changes';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

const ask = ({ browser }: TestPerson) => browser.call('GET /v1/users/me');

test('a person’s own data costs one query, their session with it', async () => {
  const person = await makePerson(server);
  await settle(server.database);
  const asked = jest.spyOn(server.product.app.database.pool, 'query');
  try {
    expect((await ask(person)).body).toMatchObject({ id: person.id, username: person.username, balance: 0 });
    const calls: readonly (readonly unknown[])[] = asked.mock.calls;
    // Other parts of the process ask meanwhile, but for nobody: a person is asked for by their id or a hash of their token.
    const ofPerson = calls.filter(([, values]) =>
      [values].flat().some((value) => value === person.id || Buffer.isBuffer(value)),
    );
    expect(ofPerson.map(([query]) => Object(query).name)).toEqual(['me_by_token']);
  } finally {
    asked.mockRestore();
  }
});

test('a guest, and whoever shows a token that nobody was given, is nobody', async () => {
  const person = await makePerson(server);
  expect((await testBrowser(server.url).call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
  person.browser.cookies.set('access', 'a'.repeat(43));
  expect((await ask(person)).code).toBe('UNAUTHENTICATED');
});

test.each([
  ['whose access token has run out', (at: Date) => ({ accessExpiresAt: at })],
  ['that has ended', (at: Date) => ({ endedAt: at })],
] as const)('a session %s opens nothing', async (_what, change) => {
  const person = await makePerson(server);
  const changed = change(new Date(Date.now() - 1));
  await server.database.db.update(session).set(changed).where(eq(session.userId, person.id));
  expect((await ask(person)).code).toBe('UNAUTHENTICATED');
});

test.each(['BLOCKED', 'DELETED'] as const)('an account that is %s is let in by none of its tokens', async (status) => {
  const [person, other] = [await makePerson(server), await makePerson(server)];
  await server.database.db.update(appUser).set({ status }).where(eq(appUser.id, person.id));
  expect((await ask(person)).code).toBe('UNAUTHENTICATED');
  expect((await ask(other)).body.id).toBe(other.id);
});
