import fs from 'node:fs';
import path from 'node:path';
import { firstChunk, firstChunks } from '../../src/server/page/first-chunk';

const source = fs.readFileSync(path.join(__dirname, '../../src/client/app/router/routes.ts'), 'utf8');

/** The code of a route and who may open it, as the browser's own table says. */
const routeOf = (route: string) => {
  const [, access, page] = source.match(new RegExp(`route\\('${route}', '(\\w+)', (\\w+)\\)`)) ?? [];
  const chunk = source.match(new RegExp(`const ${page} = lazyPage\\(\\(\\) =>\\s+import\\(/\\* webpackChunkName: "([\\w-]+)" \\*/`))?.[1];
  return { chunk, access };
};

test.each(Object.entries(firstChunks))('%s comes with the code that the browser then asks for', (route, first) => {
  expect(routeOf(route)).toEqual(first);
});

test.each([
  ['/', 'home'],
  ['/cs2/team', 'team'],
  ['/cs2/team/severin', 'mate-page'],
  ['/cs2/squads/create', 'create-squad'],
  ['/cs2/squads/18020', 'squad'],
  ['/chat/private-1', 'chat-page'],
  ['/cs2/team/', null],
  ['/cs2/nothing', null],
  ['/toString', null],
])('%s brings %s', (pathname, chunk) => {
  expect(firstChunk(pathname, true)).toBe(chunk);
});

test('a guest gets no code of a page that he is sent away from', () => {
  expect(firstChunk('/balance', false)).toBeNull();
  expect(firstChunk('/cs2/team', false)).toBe('team');
});
