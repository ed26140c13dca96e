/** The address of a database by TCP, for whatever is put between it and those who ask: the socket is PostgreSQL's own. */
export const tcpUrl = (databaseUrl: string): URL => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url;
};
