import { contract } from '#contract/contract.ts';
import { type Endpoint, type Route, splitRoute } from '#contract/kit/endpoint.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { registered } from '#test/support/people/registered.ts';
import { addKey } from '#test/support/second-step/key-steps.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { eq } from 'drizzle-orm';

const server = serverForTests();

const endpoints = Object.entries<Endpoint>(contract);

const confirmed = endpoints.flatMap(([route, endpoint]) => (endpoint.confirmed === true ? [route as Route] : []));

/** Where a person's access, money or account changes hands: whoever adds such a call adds it here. */
test('the calls that the second step stands before are these', () => {
  expect([...confirmed].sort()).toEqual([
    'DELETE /v1/balance/user-withdrawal-methods/{id}',
    'DELETE /v1/users/me/authenticator',
    'DELETE /v1/users/me/identities/{provider}',
    'DELETE /v1/users/me/passkeys/{id}',
    'POST /v1/admin/code/confirm',
    'POST /v1/admin/code/set-up',
    'POST /v1/balance/withdraw',
    'POST /v1/users/me/authenticator',
    'POST /v1/users/me/authenticator/set-up',
    'POST /v1/users/me/identities/{provider}',
    'POST /v1/users/me/leaving',
    'POST /v1/users/me/passkeys',
    'POST /v1/users/me/passkeys/options',
    'POST /v1/users/me/recovery-codes',
    'PUT /v1/auth/email',
    'PUT /v1/auth/password',
    'PUT /v1/users/me/passkeys/{id}',
  ]);
  expect(
    endpoints
      .filter(([, { confirmed: when }]) => when === 'ABOVE')
      .map(([route]) => route)
      .sort(),
  ).toEqual([
    'POST /v1/balance/articles/{articleId}/pay',
    'POST /v1/balance/gift-certificates',
    'POST /v1/balance/gift-certificates/{id}/pay',
    'POST /v1/balance/reserve',
    'POST /v1/balance/tips/purchase',
    'POST /v1/training-landings/courses/{id}',
  ]);
});

test('each of them is refused before its body is read, unless the step was taken', async () => {
  const person = await registered(server);
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['ALL'] })
    .where(eq(appUser.id, person.id));
  await addKey(server, person.browser);
  const answers: string[] = [];
  for (const route of confirmed) {
    const { method, path } = splitRoute(route);
    const filled = path.replaceAll(/\{\w+\}/g, 'yandex');
    const { code } = await person.browser.raw(method, filled, { body: 'no JSON at all' });
    if (code !== 'SECOND_STEP_REQUIRED') answers.push(`${route}: ${code}`);
  }
  expect(answers).toEqual([]);
});
