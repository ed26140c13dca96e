import type { TestServer } from '../server/start-test-server';
import { testBrowser } from '../server/test-browser';
import type { TestPerson } from './make-person';

/** Sessions of operators on a server that requires a code. */
export const operatorsSessions = (server: TestServer) => ({
  /** As if all sessions of the person had entered a code this many milliseconds (real time) ago. */
  showCode: ({ id }: Pick<TestPerson, 'id'>, ago = 0) =>
    server.database.pool.query(
      `UPDATE session SET admin_seen_at = now() - $2 * interval '1 millisecond' WHERE user_id = $1`,
      [id, ago],
    ),
  /** Another session of the same person, which has not entered a code. */
  elsewhere: async ({ id, username }: Pick<TestPerson, 'id' | 'username'>): Promise<TestPerson> => {
    const browser = testBrowser(server.url);
    expect((await browser.call('POST /dev/api/sign-in', { body: { userId: id } })).status).toBe(200);
    return { id, username, browser };
  },
});
