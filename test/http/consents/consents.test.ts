import { hash } from '@node-rs/argon2';
import type { ConsentSlug } from '#domain/documents/document-slugs.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { password } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

const inForce = async () => (await testBrowser(server.url).call('GET /v1/consents')).body;

const hashOf = async (document: string): Promise<string> =>
  (await inForce()).find((one) => one.document === document)?.hash ?? '';

const states = async ({ browser }: Pick<TestPerson, 'browser'>) => {
  const { body } = await browser.call('GET /v1/users/me/consents');
  return Object.fromEntries(body.map(({ document, state }) => [document, state]));
};

const isAsked = async ({ browser }: Pick<TestPerson, 'browser'>) =>
  (await browser.call('GET /v1/users/me')).body.consentWanted ?? false;

const agree = async ({ browser }: Pick<TestPerson, 'browser'>, ...documents: readonly ConsentSlug[]) => {
  const consents = (await inForce()).filter(({ document }) => documents.includes(document));
  return browser.call('PUT /v1/users/me/consents', { body: { consents, place: 'VISIT' } });
};

const rowsOf = async (id: string) =>
  (
    await server.database.pool.query<{ said: string }>(
      `SELECT document || ' ' || act || ' ' || place AS said FROM consent WHERE user_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ said }) => said);

const publish = async (slug: 'policy', text: string) => {
  const { browser } = await makeAdministrator(server, 'EDIT_LANDING_PAGES');
  const answer = await browser.call('POST /v1/admin/documents/{slug}', {
    params: { slug },
    body: { seen: 0, reason: 'Так понятнее всем', chapters: [{ title: 'Главное', paragraphs: [text] }] },
  });
  expect(answer.status).toBe(200);
};

describe('registering', () => {
  let made = 0;
  const register = async (
    consents?: { readonly document: 'policy' | 'personal-data'; readonly hash: string }[],
    allowMarketing = false,
  ) => {
    made += 1;
    const browser = testBrowser(server.url);
    const answer = await browser.call('POST /v1/auth/register', {
      body: {
        email: `tick${made}@mail.ru`,
        username: `Tick${made}`,
        password,
        allowMarketing,
        ...(consents && { consents }),
      },
    });
    return { browser, answer };
  };

  test('writes down each ticked document with the text that was shown', async () => {
    const [policy, data] = [await hashOf('policy'), await hashOf('personal-data')];
    const { browser, answer } = await register(
      [
        { document: 'policy', hash: policy },
        { document: 'personal-data', hash: data },
      ],
      true,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.consentWanted).toBeUndefined();
    expect(await rowsOf(answer.body.id)).toEqual([
      'policy GIVEN REGISTRATION',
      'personal-data GIVEN REGISTRATION',
      'marketing GIVEN REGISTRATION',
    ]);
    const kept = await server.database.pool.query(
      `SELECT chapters->0->>'title' AS title FROM consent_text WHERE hash = $1`,
      [policy],
    );
    expect(kept.rows).toEqual([{ title: 'О чём речь' }]);
    expect(await states({ browser })).toEqual({
      policy: 'GIVEN',
      'personal-data': 'GIVEN',
      marketing: 'GIVEN',
      'mate-terms': 'NONE',
    });
  });

  test('with a text that was replaced meanwhile is refused, and no account is made', async () => {
    const { answer } = await register([{ document: 'policy', hash: 'a'.repeat(64) }]);
    expect(answer.code).toBe('CONSENT_TEXT_CHANGED');
    const made = await server.database.pool.query(`SELECT 1 FROM app_user WHERE username LIKE 'Tick2'`);
    expect(made.rowCount).toBe(0);
  });

  test('without ticks, as the specification has it, leaves an account that is asked at its first visit', async () => {
    const { browser, answer } = await register();
    expect(answer.body.consentWanted).toBe(true);
    expect(await states({ browser })).toMatchObject({ policy: 'WANTED', 'personal-data': 'WANTED' });
  });
});

test('somebody from before consents is asked until they have agreed to both documents', async () => {
  const person = await makePerson(server);
  expect(await isAsked(person)).toBe(true);
  await agree(person, 'policy');
  expect(await isAsked(person)).toBe(true);
  await agree(person, 'personal-data');
  expect(await isAsked(person)).toBe(false);
});

test('a mate is asked for the terms of mates too', async () => {
  const mate = await makePerson(server, { mate: true });
  await agree(mate, 'policy', 'personal-data');
  expect(await states(mate)).toMatchObject({ 'mate-terms': 'WANTED' });
  expect(await isAsked(mate)).toBe(true);
  await agree(mate, 'mate-terms');
  expect(await isAsked(mate)).toBe(false);
});

test('a new text asks again, and both texts that were agreed to stay readable', async () => {
  const person = await makePerson(server);
  await agree(person, 'policy', 'personal-data');
  const former = await hashOf('policy');
  await publish('policy', 'Новые правила');
  expect(await isAsked(person)).toBe(true);
  expect(await states(person)).toMatchObject({ policy: 'WANTED', 'personal-data': 'GIVEN' });
  await agree(person, 'policy');
  expect(await isAsked(person)).toBe(false);
  const kept = await server.database.pool.query(
    `SELECT count(*)::int AS count FROM consent_text WHERE hash = ANY ($1)`,
    [[former, await hashOf('policy')]],
  );
  expect(kept.rows).toEqual([{ count: 2 }]);
});

test('letters about offers are agreed to and refused by their switch, each time in a row of its own', async () => {
  const { id, browser } = await makePerson(server);
  const set = (allowMarketing: boolean) =>
    browser.call('PUT /v1/users/me/allow-marketing', { body: { allowMarketing } });
  await set(true);
  await set(true);
  await set(false);
  expect(await rowsOf(id)).toEqual(['marketing GIVEN SETTINGS', 'marketing TAKEN_BACK SETTINGS']);
});

describe('the terms of mates', () => {
  const takeBack = ({ browser }: TestPerson) =>
    browser.call('DELETE /v1/users/me/consents/{document}', { params: { document: 'mate-terms' } });
  const switchOrders = ({ browser }: TestPerson, active: boolean) =>
    browser.call('PUT /v1/mates/me/active', { body: { active } });

  test('are not taken back while orders come', async () => {
    const mate = await makePerson(server, { mate: true });
    await agree(mate, 'mate-terms');
    expect((await takeBack(mate)).code).toBe('CONSENT_ORDERS_ON');
  });

  test('taken back keep orders off and ask nobody again; given anew they let orders on', async () => {
    const mate = await makePerson(server, { mate: true });
    await agree(mate, 'policy', 'personal-data', 'mate-terms');
    await switchOrders(mate, false);
    expect((await takeBack(mate)).status).toBe(200);
    expect(await states(mate)).toMatchObject({ 'mate-terms': 'TAKEN_BACK' });
    expect(await isAsked(mate)).toBe(false);
    expect((await switchOrders(mate, true)).code).toBe('CONSENT_MATE_TERMS');
    await agree(mate, 'mate-terms');
    expect((await switchOrders(mate, true)).code).not.toBe('CONSENT_MATE_TERMS');
  });
});

test('deleting the account takes everything back; whoever returns is asked anew', async () => {
  const person = await makePerson(server);
  await agree(person, 'policy', 'personal-data');
  await server.database.pool.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [
    person.id,
    await hash(password),
  ]);
  const left = await person.browser.call('POST /v1/users/me/leaving', { body: { password, givesUp: 0 } });
  expect(left.status).toBe(200);
  expect((await rowsOf(person.id)).slice(-2)).toEqual([
    'personal-data TAKEN_BACK LEAVING',
    'policy TAKEN_BACK LEAVING',
  ]);
  const back = testBrowser(server.url);
  const signedIn = await back.call('POST /v1/auth/login', { body: { login: person.username, password } });
  expect(signedIn.body.consentWanted).toBe(true);
});

test('a consent never changes in the database', async () => {
  const person = await makePerson(server);
  await agree(person, 'policy');
  const change = (statement: string) => server.database.pool.query(statement);
  await expect(change(`UPDATE consent SET act = 'TAKEN_BACK'`)).rejects.toThrow();
  await expect(change('DELETE FROM consent')).rejects.toThrow();
  await expect(change(`UPDATE consent_text SET chapters = '[]'`)).rejects.toThrow();
});
