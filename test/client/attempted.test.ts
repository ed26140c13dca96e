import { ApiError, failureIn, isRefused } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';

const fields = { status: 409, code: 'BALANCE_INSUFFICIENT', message: 'Не хватает денег' } as const;

describe('what was attempted', () => {
  test('has a value where it was carried out', async () => {
    await expect(attempted(() => Promise.resolve(5))).resolves.toEqual({ value: 5 });
  });

  test.each([
    ['the call', new ApiError(fields)],
    ['the failure of a mutation', fields],
  ])('has the failure where %s was refused, with what was thrown', async (_what, problem) => {
    const { value, failure, problem: thrown } = await attempted(() => Promise.reject(problem));
    expect(value).toBeUndefined();
    expect(failure).toEqual(fields);
    expect(thrown).toBe(problem);
  });

  test('has a sentence for whatever else was thrown, also before anything was sent', async () => {
    const { failure } = await attempted(() => {
      throw new TypeError('x is not a function');
    });
    expect(failure).toMatchObject({ status: 0, message: 'Что-то пошло не так. Можно попробовать ещё раз.' });
  });
});

test('a hook without an error has no failure', () => {
  expect(failureIn({ error: undefined })).toBeUndefined();
  expect(failureIn({})).toBeUndefined();
  expect(failureIn({ error: fields })).toEqual(fields);
});

test.each([
  [0, false],
  [400, true],
  [429, true],
  [499, true],
  [500, false],
])('with status %i the server has refused: %s', (status, refused) => {
  expect(isRefused({ status })).toBe(refused);
});
