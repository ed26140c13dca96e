import type { Journey } from './journey';

/** Id of a demo person by their name. */
export const personId = async ({ database }: Pick<Journey, 'database'>, username: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM app_user WHERE username = $1', [username]);
  const id = rows[0]?.id;
  if (!id) throw new Error(`nobody is called ${username}`);
  return id;
};
