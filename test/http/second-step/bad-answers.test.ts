import { password, registered } from '#test/support/people/registered.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { actsOn } from '#test/support/desk.ts';
import { addKey, answerOf, forgetStepTries, originOf, signInByKey } from '#test/support/second-step/key-steps.ts';
import { softwareKey } from '#test/support/second-step/software-key.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser, type TestBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();

const withKey = async () => {
  const person = await registered(server);
  return { ...person, ...(await addKey(server, person.browser)) };
};

type Answer = Awaited<ReturnType<typeof answerOf>>;

const take = (browser: TestBrowser, answer: Answer) => browser.call('POST /v1/auth/second-step', { body: { answer } });

const challengeFor = async (browser: TestBrowser): Promise<string> =>
  (await browser.call('POST /v1/auth/second-step/options', { body: {} })).body.challenge;

test('a challenge is answered once, in time, by its own session', async () => {
  const [one, two] = [await withKey(), await withKey()];
  const answer = await answerOf(one.browser, one.key);
  expect([(await take(one.browser, answer)).code, (await take(one.browser, answer)).code]).toEqual([
    null,
    'PASSKEY_REFUSED',
  ]);
  // That of another person, which stays good for its own.
  const challenge = await challengeFor(one.browser);
  expect((await take(two.browser, two.key.sign(challenge))).code).toBe('PASSKEY_REFUSED');
  expect((await take(one.browser, one.key.sign(challenge))).code).toBeNull();
  const late = await challengeFor(one.browser);
  await server.database.pool.query("UPDATE passkey_challenge SET expires_at = now() - interval '1 second'");
  expect((await take(one.browser, one.key.sign(late))).code).toBe('PASSKEY_REFUSED');
  expect(await actsOn(server, `second-step:${one.id}`)).toEqual(['passkey.refused', 'passkey.refused']);
});

test('another page, another host, nobody at the device, a foreign key: one refusal, and the challenge is spent', async () => {
  const { browser, key } = await withKey();
  const other = await withKey();
  const answers = [
    (challenge: string) => key.sign(challenge, { origin: 'https://naparnik.example' }),
    (challenge: string) => key.sign(challenge, { rpId: 'naparnik.example' }),
    (challenge: string) => key.sign(challenge, { verified: false }),
    (challenge: string) => other.key.sign(challenge),
    (challenge: string) => softwareKey(originOf(server)).sign(challenge),
    (challenge: string) => ({ ...key.sign(challenge), id: other.key.id, rawId: other.key.id }),
    (challenge: string) => {
      const signed = key.sign(challenge);
      return { ...signed, response: { ...signed.response, signature: 'MEUCIQ' } };
    },
    (challenge: string) => {
      const signed = key.sign(challenge);
      return { ...signed, response: { ...signed.response, userHandle: 'c29tZWJvZHk' } };
    },
  ];
  for (const answerTo of answers) {
    const challenge = await challengeFor(browser);
    expect((await take(browser, answerTo(challenge))).code).toBe('PASSKEY_REFUSED');
    expect((await take(browser, key.sign(challenge))).code).toBe('PASSKEY_REFUSED');
  }
  await forgetStepTries(server);
  expect((await take(browser, await answerOf(browser, key))).code).toBeNull();
});

test('bodies that are no answers are refused, and change nothing', async () => {
  const { browser, key } = await withKey();
  const good = await answerOf(browser, key);
  const bodies = [
    { answer: { ...good, response: { ...good.response, clientDataJSON: 'bm90IGpzb24' } } },
    { answer: { ...good, response: { ...good.response, clientDataJSON: '' } } },
    { answer: { ...good, response: { ...good.response, authenticatorData: '' } } },
    {},
  ];
  for (const body of bodies) {
    const { code } = await browser.call('POST /v1/auth/second-step', { body });
    expect(['PASSKEY_REFUSED', 'SECOND_STEP_WRONG_CODE']).toContain(code);
  }
  const odd = [
    '{"answer":[]}',
    '{"answer":{"id":{}}}',
    '{"answer":{"id":"<b>","type":"public-key"}}',
    '{"code":"12345"}',
  ];
  for (const body of odd)
    expect((await browser.raw('POST', '/v1/auth/second-step', { body })).code).toBe('VALIDATION_ERROR');
  const { body } = await browser.call('GET /v1/users/me/second-step');
  expect(body.keys.map(({ id }) => id)).toEqual([key.id]);
});

test('a key whose count goes back is a copy: it is refused, its owner gets a letter, the log a line', async () => {
  const person = await withKey();
  const { browser, key } = person;
  expect((await take(browser, await answerOf(browser, key))).code).toBeNull();
  key.counter -= 1;
  expect((await take(browser, await answerOf(browser, key))).code).toBe('PASSKEY_REFUSED');
  expect(await actsOn(server, `user:${person.id}`)).toEqual(['passkey.add', 'passkey.copied']);
  expect((await lettersTo(server, person)).filter((text) => text.includes('скопировали'))).toHaveLength(1);
  expect((await take(browser, await answerOf(browser, key))).code).toBeNull();
});

test('two tabs at once: each has its challenge, and of two answers with one count a single one is taken', async () => {
  const { browser, key } = await withKey();
  const [first, second] = [await challengeFor(browser), await challengeFor(browser)];
  const one = key.sign(first);
  key.counter -= 1;
  const answers = await Promise.all([take(browser, one), take(browser, key.sign(second))]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['PASSKEY_REFUSED', null].sort());
});

test('a key of a deleted or blocked account opens nothing', async () => {
  const { key, id } = await withKey();
  for (const status of ['DELETED', 'BLOCKED']) {
    await server.database.pool.query('UPDATE app_user SET status = $1 WHERE id = $2', [status, id]);
    expect((await signInByKey(testBrowser(server.url), key)).code).toBe('PASSKEY_REFUSED');
  }
});

test('a key of a blocked account leads its owner to the block, a forged answer does not', async () => {
  const { key, id } = await withKey();
  await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1", [id]);
  const guest = testBrowser(server.url);
  const { code, body } = await signInByKey(guest, key);
  expect(code).toBe('ACCOUNT_BLOCKED');
  const { details }: { readonly details?: { readonly pass?: string } } = Object(body);
  const read = await guest.call('POST /v1/appeals/block/read', { body: { pass: details?.pass ?? '' } });
  expect(read.body).toMatchObject({ kind: 'BLOCK', about: id });
  const { challenge } = (await guest.call('POST /v1/auth/passkey/options')).body;
  const forged = key.sign(challenge, { origin: 'https://naparnik.example' });
  expect((await guest.call('POST /v1/auth/passkey', { body: { answer: forged } })).code).toBe('PASSKEY_REFUSED');
});

test('a new key has to answer the challenge of this session, on our page, with its person there', async () => {
  const [one, two] = [await registered(server), await registered(server)];
  const begin = async ({ browser }: { readonly browser: TestBrowser }) =>
    (await browser.call('POST /v1/users/me/passkeys/options', { body: { password } })).body.challenge;
  const add = (
    { browser }: { readonly browser: TestBrowser },
    answer: ReturnType<ReturnType<typeof softwareKey>['create']>,
  ) => browser.call('POST /v1/users/me/passkeys', { body: { title: 'Ключ', answer } });
  const key = softwareKey(originOf(server));
  const foreign = await begin(two);
  const refused = [
    await add(one, key.create(foreign)),
    await add(one, key.create(await begin(one), { origin: 'https://naparnik.example' })),
    await add(one, key.create(await begin(one), { rpId: 'naparnik.example' })),
    await add(one, key.create(await begin(one), { verified: false })),
  ];
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'PASSKEY_REFUSED'));
  expect((await one.browser.call('GET /v1/users/me/second-step')).body.keys).toEqual([]);
});
