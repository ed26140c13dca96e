import { linkFor } from '#server/features/notifications/link-for.ts';
import { serverForTests } from '../../support/server/server-for-tests';
import { withoutGames } from '../../support/server/without-games';

const server = serverForTests();

const leads = (ownGame: string | null, link = '/{gameId}/settings#email') => linkFor(server.product.app, link, ownGame);

test('a notification leads a mate by their own game and everybody else by the first of the list', async () => {
  await server.database.pool.query(
    "INSERT INTO game (id, name, icon_url, platforms, position) VALUES ('go', 'Го', '/go.svg', '{PC}', -1)",
  );
  server.product.app.caches.invalidate('catalogue');
  expect(await leads('dota2')).toBe('/dota2/settings#email');
  expect(await leads(null)).toBe('/go/settings#email');
  expect(await leads(null, '/balance')).toBe('/balance');
});

test('in a product without games it leads to a page of this product all the same', async () => {
  await withoutGames(server);
  expect(await leads(null)).toMatch(/^\/\w+\/settings#email$/);
});
