import { readProjectFile } from '../support/documents/project-files';

const { dependencies, devDependencies }: Readonly<Record<'dependencies' | 'devDependencies', object>> = JSON.parse(
  readProjectFile('package.json'),
);
const rows = readProjectFile('docs/dependencies.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const named = rows.map(([, name = '']) => name.replaceAll('`', ''));

test('the table of dependencies names each package of package.json, and no other', () => {
  expect([...named].sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});

test('its rows stand in alphabetical order', () => {
  expect(named).toEqual([...named].sort());
});

test('each row says what for and why this one', () => {
  expect(rows.filter((cells) => cells.length !== 5 || cells.slice(1, 4).includes(''))).toEqual([]);
});
