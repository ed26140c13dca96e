import { contract } from '#contract/contract.ts';
import { declaredErrors } from '#contract/kit/declared-errors.ts';
import type { Endpoint, Route } from '#contract/kit/endpoint.ts';
import { openApi } from '#contract/kit/open-api.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';

const always: readonly ErrorCode[] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'];
const changing: readonly ErrorCode[] = [...always, 'PAYLOAD_TOO_LARGE', 'CSRF_TOKEN_INVALID', 'VALIDATION_ERROR'];
const call = { access: 'public', summary: 'Проба', errors: [] } as const satisfies Endpoint;
const admin = { permission: 'MANAGE_USERS' } as const;

const kinds: readonly (readonly [string, Route, Endpoint, readonly ErrorCode[]])[] = [
  ['a guest may read', 'GET /v1/probe', call, always],
  ['only signed-in people read', 'GET /v1/probe', { ...call, access: 'user' }, [...always, 'UNAUTHENTICATED']],
  ['only mates read', 'GET /v1/probe', { ...call, access: 'mate' }, [...always, 'UNAUTHENTICATED', 'FORBIDDEN']],
  [
    'a permission is needed',
    'GET /v1/probe',
    { ...call, access: admin },
    [...always, 'UNAUTHENTICATED', 'AUTH_NOT_ADMIN', 'ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP', 'FORBIDDEN'],
  ],
  ['it changes something', 'PUT /v1/probe', call, changing],
  [
    'a page outside may call it',
    'POST /probe',
    { ...call, raw: true },
    [...always, 'VALIDATION_ERROR', 'PAYLOAD_TOO_LARGE'],
  ],
  [
    'it moves money',
    'POST /v1/probe',
    { ...call, idempotent: true },
    [...changing, 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  ],
  ['it has refusals of its own', 'GET /v1/probe', { ...call, errors: ['NOT_FOUND'] }, [...always, 'NOT_FOUND']],
];

test.each(kinds)('the declared refusals follow from the kind of the call: %s', (_name, route, endpoint, codes) => {
  expect([...declaredErrors(route, endpoint)].sort()).toEqual([...codes].sort());
});

test('OpenAPI lists every code with its status', () => {
  const { paths } = openApi(contract);
  const change = JSON.stringify(paths['/v1/squads/{id}']?.['put']);
  const pay = JSON.stringify(paths['/v1/squads/{id}/pay']?.['post']);
  expect(change).toContain('CSRF_TOKEN_INVALID');
  expect(change).toContain('SQUADS_MATE_LANGUAGE_MISMATCH');
  expect(pay).toContain('IDEMPOTENCY_KEY_REUSED');
});
