import { Client } from 'pg';

/** Creates a database beside the maintenance one unless it is there; gives its connection string. */
export const ensureDatabase = async (maintenanceUrl: string, name: string): Promise<string> => {
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.toString();
};
