import type { TestDatabase } from '../test-database';

/** A running product with its demo, as far as rows are asked for or added. */
export interface WithRows {
  readonly database: Pick<TestDatabase, 'pool'>;
}

/** Id of a demo person by their name. */
export const personId = async ({ database }: WithRows, username: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM app_user WHERE username = $1', [username]);
  const id = rows[0]?.id;
  if (!id) throw new Error(`nobody is called ${username}`);
  return id;
};
