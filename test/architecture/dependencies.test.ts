import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const { dependencies, devDependencies }: Readonly<Record<'dependencies' | 'devDependencies', object>> = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const rows = fs
  .readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8')
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
