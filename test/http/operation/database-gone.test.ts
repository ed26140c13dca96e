import fs from 'node:fs/promises';
import net from 'node:net';
import { once } from 'node:events';
import { Client } from 'pg';
import { isDatabaseUnavailable } from '#server/platform/db/database-errors.ts';

const thrownBy = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return null;
  } catch (problem) {
    return problem;
  }
};

const refusedConnection = async (): Promise<unknown> => {
  const [problem] = await once(net.connect(1, '127.0.0.1'), 'error').catch((error: unknown) => [error]);
  return problem;
};

describe('the database counts as gone', () => {
  test('when its host does not answer, also beneath a wrapper', async () => {
    const refused = await refusedConnection();
    expect(isDatabaseUnavailable(refused)).toBe(true);
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: refused }))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  test('when its password has been changed and ours is not known any more', async () => {
    const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
    url.password = 'of yesterday';
    const client = new Client({ connectionString: url.toString() });
    expect(isDatabaseUnavailable(await thrownBy(client.connect()))).toBe(true);
  });

  test('not when a file is missing, a provider is out of reach, or we ourselves are wrong', async () => {
    expect(isDatabaseUnavailable(await thrownBy(fs.readFile('/nowhere/at/all')))).toBe(false);
    expect(isDatabaseUnavailable(await thrownBy(fetch('http://127.0.0.1:1/')))).toBe(false);
    expect(isDatabaseUnavailable(new Error('the answer breaks the contract'))).toBe(false);
  });
});
