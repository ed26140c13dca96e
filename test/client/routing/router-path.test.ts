import { matchRoutes } from 'react-router';
import { routerPath } from '#client/app/router/router-path.ts';

/** What `useParams` returns on this page at this address. */
const paramsOf = (path: string, pathname: string) => matchRoutes([{ path: routerPath(path) }], pathname)?.[0]?.params;

describe('the parameters of a page’s path', () => {
  test.each([
    ['/:gameId/team/:mateId', '/cs2/team/7', { gameId: 'cs2', mateId: '7' }],
    ['/:gameId/team/:mateId', '/cs2/team/7/', { gameId: 'cs2', mateId: '7' }],
    ['/:gameId/category-:landing', '/cs2/category-fun', { gameId: 'cs2', landing: 'category-fun' }],
    ['/balance/*', '/balance/deposits/12', { '*': 'deposits/12' }],
    ['/draws/*', '/draws', { '*': '' }],
    ['/blog', '/blog', {}],
  ])('%s at %s', (path, pathname, params) => {
    expect(paramsOf(path, pathname)).toEqual(params);
  });

  test('are decoded, or returned unchanged if they cannot be', () => {
    expect(paramsOf('/:gameId/tag-:landing', '/cs2/tag-%D0%B4%2F1')).toEqual({ gameId: 'cs2', landing: 'tag-д/1' });
    expect(paramsOf('/blog/:material', '/blog/%E0%A4%A')).toEqual({ material: '%E0%A4%A' });
  });
});
