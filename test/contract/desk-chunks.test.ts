import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../src/client/pages/desk');

/** Path and chunk name of each section, as written in the source. */
const sections = fs
  .readdirSync(folder)
  .filter((file) => file.startsWith('sections-of-'))
  .flatMap((file) => [
    ...fs
      .readFileSync(path.join(folder, file), 'utf8')
      .matchAll(/^ {4}path: '([\w-]+)',[\s\S]*?webpackChunkName: "([\w-]+)"/gm),
  ])
  .map(([, address, chunk]) => [String(address), String(chunk)] as const);

test('every section of the desk is found in the source', () => {
  expect(sections.length).toBeGreaterThan(30);
});

test.each(sections)(
  'the chunk of /admin/%s is named after its path, so that the server can preload it',
  (address, chunk) => {
    expect(chunk).toBe(`admin-${address}`);
  },
);
