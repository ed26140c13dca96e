import { socketFolder } from '#server/platform/embedded-postgres/socket-folder.ts';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

test('the embedded database is asked over its socket where there can be one', async () => {
  const { rows } = await server.database.pool.query<{ address: string | null }>(
    'SELECT host(inet_client_addr()) AS address',
  );
  expect(rows[0]?.address).toBe(process.platform === 'win32' ? '127.0.0.1' : null);
});

test('a folder of a usual name holds the socket', () => {
  expect(socketFolder('/srv/naparnik/data/postgres', 'linux')).toBe('/srv/naparnik/data/postgres');
});

test.each([
  ['Windows', String.raw`C:\data\postgres`, 'win32'],
  ['a path that no socket may have', `/srv/${'x'.repeat(90)}/postgres`, 'linux'],
  ['a comma, which would be the next folder', '/srv/one,two/postgres', 'linux'],
  ['a space and letters of two bytes', '/home/Иван Петров/postgres', 'linux'],
] as const)('PostgreSQL is reached over TCP where a socket cannot be: %s', (_what, folder, platform) => {
  expect(socketFolder(folder, platform)).toBeNull();
});
