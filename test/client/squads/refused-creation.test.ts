import type { ErrorCode } from '#contract/errors/error-code.ts';
import { ApiError } from '#client/api/api-error.ts';
import { refusedCreationText } from '#client/entities/squad/failed-invitations.tsx';

const nameOf = (id: string) => (id === 'mate' ? 'Северин' : '');
const refused = (code: ErrorCode, details: unknown = null) =>
  new ApiError({ status: 409, code, message: 'Не вышло', details });

test('a refusal names everybody who could not be invited, and why', () => {
  const errors = [
    { memberId: 'mate', memberType: 'MATE', code: 'SQUADS_MATE_HAS_SQUAD' },
    { memberId: null, memberType: 'FRIEND', code: 'UNKNOWN_TO_THE_PAGE' },
  ];
  const text = refusedCreationText(refused('SQUADS_INVALID_MEMBERS', { errors }), nameOf);
  expect(text).toMatch(/^Северин: .+\. Друг: Пригласить не получилось\.$/);
});

test('one that names nobody is told with its code', () => {
  expect(refusedCreationText(refused('SQUADS_ALREADY_REPEATED'), nameOf)).toBe('Не вышло (SQUADS_ALREADY_REPEATED)');
});
