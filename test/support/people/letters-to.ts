import { waitFor } from '../wait-for';
import type { TestServer } from '../server/start-test-server';
import type { TestPerson } from './make-person';

interface Letter {
  readonly text: string;
  /** Its job is under way: it may be delivered already and stand in the outbox still. */
  readonly leaving: boolean;
}

/** Letters to a person, delivered or still in the outbox, the oldest first. */
export const lettersTo = async (
  { database }: Pick<TestServer, 'database'>,
  { id }: Pick<TestPerson, 'id'>,
): Promise<readonly string[]> => {
  const letters = async (): Promise<readonly Letter[]> => {
    const { rows } = await database.pool.query<Letter>(
      `SELECT body AS text, false AS leaving FROM mail JOIN app_user ON recipient = email WHERE app_user.id = $1
       UNION ALL
       SELECT payload ->> 'text', attempts > 0 AND error IS NULL FROM outbox JOIN app_user ON payload ->> 'to' = email
       WHERE topic = 'mail' AND app_user.id = $1`,
      [id],
    );
    return rows;
  };
  const settled = await waitFor(letters, (rows) => rows.every(({ leaving }) => !leaving));
  return settled.map(({ text }) => text);
};
