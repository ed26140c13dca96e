import { difference } from '#domain/market/same.ts';

describe('the first difference between two pieces of plain data', () => {
  test.each([
    ['equal ones', { a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, null],
    ['a field that is undefined beside one that is missing', { a: undefined, b: 1 }, { b: 1 }, null],
    ['the same the other way round', { b: 1 }, { a: undefined, b: 1 }, null],
    ['a field that only the second has', { a: 1 }, { a: 1, b: 2 }, '.b: nothing instead of 2'],
    ['one undefined field beside another that is there', { a: undefined }, { b: 1 }, '.b: nothing instead of 1'],
    ['a field that only the first has', { a: 1, b: 2 }, { a: 1 }, '.b: 2 instead of undefined'],
    ['a value deep within', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }, '.a[0].b.c: 1 instead of 2'],
    ['lists of other lengths', [1], [1, 2], ': [1] instead of [1,2]'],
    ['nothing beside an object', null, {}, ': null instead of {}'],
  ])('%s', (_what, one, other, found) => {
    expect(difference(one, other)).toBe(found);
  });
});
