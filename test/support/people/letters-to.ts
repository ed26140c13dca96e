import type { TestServer } from '../server/start-test-server';
import type { TestPerson } from './make-person';

/** Letters to a person, delivered or still in the outbox, the oldest first. */
export const lettersTo = async (
  { database }: Pick<TestServer, 'database'>,
  { id }: Pick<TestPerson, 'id'>,
): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ text: string }>(
    `SELECT body AS text FROM mail JOIN app_user ON recipient = email WHERE app_user.id = $1
     UNION ALL
     SELECT payload ->> 'text' FROM outbox JOIN app_user ON payload ->> 'to' = email WHERE topic = 'mail' AND app_user.id = $1`,
    [id],
  );
  return rows.map(({ text }) => text);
};
