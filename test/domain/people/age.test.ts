import { ageAt, ageGroup, isBirthDate } from '#domain/people/age.ts';

const now = Date.parse('2026-11-29T12:00:00Z');

test.each([
  ['2008-11-29', 18],
  ['2008-11-30', 17],
  ['2012-11-29', 14],
  ['2008-02-29', 18],
  ['2026-11-29', 0],
])('whoever was born on %s is %i on 29 November 2026', (born, age) => {
  expect(ageAt(born, now)).toBe(age);
});

test('a birthday begins at midnight in Moscow', () => {
  expect(ageAt('2008-11-30', Date.parse('2026-11-29T20:59:59Z'))).toBe(17);
  expect(ageAt('2008-11-30', Date.parse('2026-11-29T21:00:00Z'))).toBe(18);
});

test.each([
  [null, 'UNKNOWN'],
  ['2013-01-01', 'CHILD'],
  ['2012-01-01', 'MINOR'],
  ['2008-11-29', 'ADULT'],
])('%s belongs to the group %s', (born, group) => {
  expect(ageGroup(born, now)).toBe(group);
});

test.each(['2026-11-30', '1905-11-28', '2007-02-29', '2007-13-01', '07.05.1999', '1999-5-7', ''])(
  '%p is nobody’s day of birth',
  (text) => {
    expect(isBirthDate(text, now)).toBe(false);
  },
);

test.each(['1906-11-29', '2008-02-29', '2026-11-29'])('%s may be a day of birth', (text) => {
  expect(isBirthDate(text, now)).toBe(true);
});
