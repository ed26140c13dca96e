import { randomId } from '#client/kit/store/random-id.ts';

test('a random id is a UUID of version 4, and never the same', () => {
  const ids = Array.from({ length: 500 }, randomId);
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
  expect(new Set(ids).size).toBe(500);
});

test('it needs nothing that a browser has on secure origins only', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(randomId()).toHaveLength(36);
});
