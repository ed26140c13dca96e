import { password, registered, signInTo } from '#test/support/people/registered.ts';
import { addKey, originOf, signInByKey, takeStep } from '#test/support/second-step/key-steps.ts';
import { softwareKey } from '#test/support/second-step/software-key.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();

test('somebody with a key comes in by it, without an address, and has taken the second step', async () => {
  const person = await registered(server);
  const { key, recovery } = await addKey(server, person.browser);
  expect(recovery).toHaveLength(10);
  const browser = testBrowser(server.url);
  const { body } = await signInByKey(browser, key);
  expect(body.me.id).toBe(person.id);
  const headers = { 'x-second-step': body.proof };
  const change = { oldPassword: password, password: 'another-one-1' };
  expect((await browser.call('PUT /v1/auth/password', { body: change })).code).toBe('SECOND_STEP_REQUIRED');
  expect((await browser.call('PUT /v1/auth/password', { body: change, headers })).status).toBe(204);
});

test('the first key asks for the password, the next for the second step; the same key is taken once', async () => {
  const person = await registered(server);
  const refused = await person.browser.call('POST /v1/users/me/passkeys/options', { body: { password: 'not mine' } });
  expect(refused.code).toBe('AUTH_WRONG_CREDENTIALS');
  const { key } = await addKey(server, person.browser);
  expect((await person.browser.call('POST /v1/users/me/passkeys/options', { body: { password } })).code).toBe(
    'SECOND_STEP_REQUIRED',
  );
  const headers = await takeStep(person.browser, key);
  await addKey(server, person.browser, { title: 'Телефон', headers });
  const begun = await person.browser.call('POST /v1/users/me/passkeys/options', { body: {}, headers });
  expect(begun.body.excludeCredentials.map(({ id }) => id)).toContain(key.id);
  const again = await person.browser.call('POST /v1/users/me/passkeys', {
    body: { title: 'Ещё раз', answer: key.create(begun.body.challenge) },
    headers,
  });
  expect(again.code).toBe('PASSKEY_KNOWN');
});

test('a key of one account is not taken by another', async () => {
  const [one, two] = [await registered(server), await registered(server)];
  const { key } = await addKey(server, one.browser);
  const { body } = await two.browser.call('POST /v1/users/me/passkeys/options', { body: { password } });
  const taken = await two.browser.call('POST /v1/users/me/passkeys', {
    body: { title: 'Чужой', answer: key.create(body.challenge) },
  });
  expect(taken.code).toBe('PASSKEY_KNOWN');
  const headers = await takeStep(one.browser, key);
  const { status } = await one.browser.call('DELETE /v1/users/me/passkeys/{id}', { params: { id: key.id }, headers });
  expect(status).toBe(204);
  expect((await signInByKey(testBrowser(server.url), key)).code).toBe('PASSKEY_REFUSED');
});

test('a person without a second step goes on as before', async () => {
  const person = await registered(server);
  const change = { oldPassword: password, password: 'another-one-1' };
  expect((await person.browser.call('PUT /v1/auth/password', { body: change })).status).toBe(204);
  expect((await signInTo(testBrowser(server.url), person.username, change.password)).status).toBe(200);
});

test('another key of nobody opens nothing', async () => {
  expect((await signInByKey(testBrowser(server.url), softwareKey(originOf(server)))).code).toBe('PASSKEY_REFUSED');
});
