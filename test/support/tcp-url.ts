/** The database's URL over TCP instead of its Unix socket, for tests that put a proxy in front of it. */
export const tcpUrl = (databaseUrl: string): URL => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url;
};
