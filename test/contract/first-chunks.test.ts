import { pages } from '#contract/pages.ts';
import { firstChunks } from '#server/composition/page/first-chunk.ts';

/** A path that matches a page, with its parameters filled in. */
const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '7').replace('/*', '/withdrawals/7');

const builtPages = pages.flatMap((page) => ('chunk' in page ? [[page.path, page] as const] : []));

test.each(builtPages)('%s preloads its own chunk', (path, { chunk }) => {
  expect(firstChunks(addressOf(path), 'admin')[0]).toBe(chunk);
});

test.each([
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
])('%s preloads %s', (pathname, chunk) => {
  expect(firstChunks(pathname, 'user')).toEqual(chunk === null ? [] : [chunk]);
});

test('a guest gets no chunk of a page that redirects them', () => {
  expect(firstChunks('/balance', 'guest')).toEqual([]);
  expect(firstChunks('/cs2/team', 'guest')).toEqual(['team']);
});

test('the desk preloads its chunk and that of the section, for administrators only', () => {
  expect(firstChunks('/admin', 'admin')).toEqual(['admin', 'admin-today']);
  expect(firstChunks('/admin/', 'admin')).toEqual(['admin', 'admin-today']);
  expect(firstChunks('/admin/withdrawals/7', 'admin')).toEqual(['admin', 'admin-withdrawals']);
  expect(firstChunks('/administrator', 'admin')).toEqual([]);
});

test('a page below the balance preloads its section', () => {
  expect(firstChunks('/balance/gifts', 'user')).toEqual(['money', 'money-gifts']);
  expect(firstChunks('/balance', 'user')).toEqual(['balance']);
});

test('a home preloads what it shows of its person', () => {
  expect(firstChunks('/', 'guest')).toEqual(['home']);
  expect(firstChunks('/', 'user')).toEqual(['home', 'client-part']);
  expect(firstChunks('/', 'mate')).toEqual(['home', 'mate-board']);
  expect(firstChunks('/cs2/team', 'mate')).toEqual(['team']);
});
