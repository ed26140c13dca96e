import { pages } from '../../src/contract/pages';
import { firstChunks } from '../../src/server/composition/page/first-chunk';

/** An address that leads to a page: its parameters filled. */
const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '7').replace('/*', '/withdrawals/7');

const builtPages = pages.flatMap((page) => ('chunk' in page ? [[page.path, page] as const] : []));

test.each(builtPages)('%s comes with its own code', (path, { chunk }) => {
  expect(firstChunks(addressOf(path), 'admin')[0]).toBe(chunk);
});

test.each([
  ['/', 'home'],
  ['/cs2/team', 'team'],
  ['/cs2/team/severin', 'mate-page'],
  ['/cs2/squads/create', 'create-squad'],
  ['/cs2/squads/18020', 'squad'],
  ['/cs2/category-fun', 'category-page'],
  ['/cs2/category-', null],
  ['/chat/private-1', 'chat-page'],
  ['/blog', 'blog'],
  ['/cs2/team/', 'team'],
  ['/cs2/nothing', null],
  ['/toString', null],
  ['/admin', null],
  ['/admin/withdrawals', null],
])('%s brings %s', (pathname, chunk) => {
  expect(firstChunks(pathname, 'user')).toEqual(chunk === null ? [] : [chunk]);
});

test('a guest gets no code of a page that they are sent away from', () => {
  expect(firstChunks('/balance', 'guest')).toEqual([]);
  expect(firstChunks('/cs2/team', 'guest')).toEqual(['team']);
});

test('the back office comes with its code, and that of the section, to administrators alone', () => {
  expect(firstChunks('/admin', 'admin')).toEqual(['admin', 'admin-today']);
  expect(firstChunks('/admin/', 'admin')).toEqual(['admin', 'admin-today']);
  expect(firstChunks('/admin/withdrawals/7', 'admin')).toEqual(['admin', 'admin-withdrawals']);
  expect(firstChunks('/administrator', 'admin')).toEqual([]);
});

test('a mate’s home comes with their day', () => {
  expect(firstChunks('/', 'mate')).toEqual(['home', 'mate-board']);
  expect(firstChunks('/cs2/team', 'mate')).toEqual(['team']);
});
