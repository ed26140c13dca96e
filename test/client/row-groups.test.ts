import { withHeadings } from '#client/pages/desk/kit/list/row-groups.ts';

const groups = {
  of: (row: string) => row.slice(0, 1),
  name: (group: string) => group,
  heading: (group: string) => group,
  unless: [],
};

test('a heading stands before the first row of each part, and nowhere else', () => {
  expect(withHeadings(['a1', 'a2', 'b1'], groups)).toEqual([
    { group: 'a' },
    { row: 'a1' },
    { row: 'a2' },
    { group: 'b' },
    { row: 'b1' },
  ]);
});

test('a list that is ordered otherwise has none', () => {
  expect(withHeadings(['a1', 'b1'], undefined)).toEqual([{ row: 'a1' }, { row: 'b1' }]);
  expect(withHeadings([], groups)).toEqual([]);
});
