import { routeTree } from '#server/platform/http/route-tree.ts';

const tree = routeTree<string>();
for (const pattern of [
  '/v1/squads/{id}',
  '/v1/squads/history',
  '/v1/squads/{gameId}/squads',
  '/v1/mates/{gameId}/{mateId}',
  '/v1/mates/game/{gameId}',
])
  tree.add(pattern, pattern);

test.each([
  ['/v1/squads/17', '/v1/squads/{id}', { id: '17' }],
  ['/v1/squads/history', '/v1/squads/history', {}],
  ['/v1/squads/history/squads', '/v1/squads/{gameId}/squads', { gameId: 'history' }],
  ['/v1/mates/game/cs2', '/v1/mates/game/{gameId}', { gameId: 'cs2' }],
  ['/v1/mates/cs2/%D1%8F', '/v1/mates/{gameId}/{mateId}', { gameId: 'cs2', mateId: '\u044F' }],
])('%s is found as %s', (path, value, params) => {
  expect(tree.find(path)).toEqual({ value, params });
});

test.each(['/v1/squads', '/v1/squads/', '/v1/squads/1/2', '/v1/squads/%zz', '', '/', 'v1/squads/1'])(
  '%s is no route',
  (path) => {
    expect(tree.find(path)).toBeNull();
  },
);
