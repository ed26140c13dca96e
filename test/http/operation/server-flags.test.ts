import { serverFlags } from '#server/platform/embedded-postgres/server-flags.ts';

test('settings of the embedded database are quoted as shells of both worlds read them', () => {
  const settings = { max_connections: '200', unix_socket_directories: '', primary_conninfo: 'host=127.0.0.1 port=1' };
  expect(serverFlags(20_001, settings)).toBe(
    '-p 20001 -c max_connections="200" -c unix_socket_directories="" -c primary_conninfo="host=127.0.0.1 port=1"',
  );
});
