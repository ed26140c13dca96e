import type { TestServer } from './server/start-test-server';
import type { TestPerson } from './people/make-person';

/** How far an operator has seen the acts on a subject; what their next act has to send back. */
export const seenBy = async ({ browser }: TestPerson, subject: string): Promise<number> =>
  (await browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;

/** The acts on a subject as the log has them, oldest first. */
export const actsOn = async (server: TestServer, subject: string): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return rows.map(({ action }) => action);
};
