import { safeParse } from 'zod/v4/core';
import { authContract } from '#contract/people/auth.ts';

test.each([
  ['KZ', true],
  ['ZZ', false],
  ['kz', false],
])('registration accepts only a listed country: %s', (country, accepted) => {
  const fields = { email: 'new@mail.ru', username: 'Newcomer', password: 'verysecret1', country };
  expect(safeParse(authContract['POST /v1/auth/register'].body, fields).success).toBe(accepted);
});
