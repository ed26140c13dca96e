import { Client } from 'pg';

/**
 * Runs this on a connection without the product's limits: its own connections end a statement after seconds, and break
 * one that has had no answer for 20 s, which a filling reaches on a busy machine.
 */
export const withOwnConnection = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
