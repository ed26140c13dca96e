import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../src/client/pages/admin');

/** Each section's address with the name of its code, as the source has them. */
const sections = fs
  .readdirSync(folder)
  .filter((file) => file.startsWith('sections-of-'))
  .flatMap((file) => [
    ...fs
      .readFileSync(path.join(folder, file), 'utf8')
      .matchAll(/^ {4}path: '([\w-]+)',[\s\S]*?webpackChunkName: "([\w-]+)"/gm),
  ])
  .map(([, address, chunk]) => [String(address), String(chunk)] as const);

test('every section of the desk is read', () => {
  expect(sections.length).toBeGreaterThan(30);
});

test.each(sections)('the code of /admin/%s is named after it, so that the server sends it ahead', (address, chunk) => {
  expect(chunk).toBe(`admin-${address}`);
});
