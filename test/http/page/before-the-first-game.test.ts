import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { withoutGames } from '../../support/server/without-games';

const server = serverForTests({ CLIENT_DIR: emptyClient() });

const statusOf = async (path: string): Promise<number> => (await fetch(server.url + path)).status;

test('before the first game only pages that need none are found', async () => {
  await withoutGames(server);
  const statuses = await Promise.all(['/', '/cs2/settings', '/cs2/how-it-works', '/cs2/team'].map(statusOf));
  expect(statuses).toEqual([200, 200, 200, 404]);
});
