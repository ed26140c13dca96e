import { safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { contract } from '#contract/contract.ts';
import { checkOf, type FieldCheck, fieldChecks } from '#contract/schemas/field-check.ts';

const uuid = '0199e2a0-0000-7000-8000-000000000001';
const squad = {
  gameId: 'cs2',
  categoryId: 1,
  platform: 'PC',
  languages: ['ru'],
  durationMinutes: 60,
  slots: 3,
  payMode: 'OWNER',
  mateIds: [uuid],
};
const join = { username: 'Енот', email: 'enot@mail.ru', password: 'correct horse', agreed: true };
const review = { subjectId: uuid, marks: [{ criterionId: 1, mark: 5 }], text: 'Играли с ним час, всё понравилось.' };
const application = { gameId: 'cs2', hoursPerWeek: 10, experience: 'Играю десять лет, из них три тренирую.' };

const bodyOf = (route: keyof typeof contract): $ZodType => {
  const endpoint = contract[route];
  if (!('body' in endpoint) || endpoint.body === undefined) throw new Error(`${route} takes no body`);
  return endpoint.body;
};

/** Kinds of the failed checks of a body, by field. */
const checksOf = (route: keyof typeof contract, body: object): Readonly<Record<string, FieldCheck | null>> => {
  const schema = bodyOf(route);
  const issues = safeParse(schema, body).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), checkOf(schema, issue)]));
};

const cases: readonly (readonly [FieldCheck, keyof typeof contract, object, string])[] = [
  ['IS_UUID', 'POST /v1/squads', { ...squad, mateIds: ['кто-то'] }, 'mateIds.0'],
  ['IS_STRING', 'PUT /v1/users/me/description', { description: 5 }, 'description'],
  ['IS_EMAIL', 'POST /v1/auth/register', { ...join, email: 'енот' }, 'email'],
  ['IS_PASSWORD', 'POST /v1/auth/register', { ...join, password: '1' }, 'password'],
  ['IS_USERNAME', 'POST /v1/auth/register', { ...join, username: 'не имя!' }, 'username'],
  ['IS_BOOLEAN', 'POST /v1/squads', { ...squad, hot: 'да' }, 'hot'],
  ['IS_GAME_ID', 'POST /v1/squads', { ...squad, gameId: 'CS 2' }, 'gameId'],
  ['IS_COUNTRY', 'PUT /v1/users/me/country', { country: 'ZZ' }, 'country'],
  ['IS_LANGUAGE', 'PUT /v1/users/me/languages', { languages: ['ru', 'zz'] }, 'languages.1'],
  ['IS_LANGUAGES_LIMIT', 'POST /v1/squads', { ...squad, languages: [] }, 'languages'],
  ['IS_SLOTS', 'POST /v1/squads', { ...squad, slots: 99 }, 'slots'],
  ['IS_RATING', 'POST /v1/squads/{id}/reviews', { ...review, marks: [{ criterionId: 1, mark: 6 }] }, 'marks.0.mark'],
  ['IS_URL', 'POST /v1/mate-applications', { ...application, links: ['мой сайт'] }, 'links.0'],
];

test.each(cases)('%s: an invalid field names the kind of its failed check', (check, route, body, path) => {
  expect(checksOf(route, body)).toMatchObject({ [path]: check });
});

test('every kind of the specification is used by some field of a call', () => {
  expect(new Set(cases.map(([check]) => check))).toEqual(new Set(fieldChecks));
});

test('the failed check of a field without a kind is null', () => {
  expect(checksOf('POST /v1/squads', { ...squad, durationMinutes: 7 })).toEqual({ durationMinutes: null });
});
