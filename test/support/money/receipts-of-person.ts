import { hurryJobs } from '../server/hurry-jobs';
import type { TestServer } from '../server/start-test-server';
import { waitFor } from '../wait-for';
import { untilFiled } from './until-filed';

export interface KnownReceipt {
  readonly id: string;
  readonly kind: string;
  readonly total: number;
  readonly state: string;
  readonly attempt: number;
  readonly url: string | null;
  readonly reason: string | null;
}

/** The person's receipts in the order of their operations; sums in kopecks. */
export const receiptsOf = async ({ database }: Pick<TestServer, 'database'>, userId: string) => {
  const { rows } = await database.pool.query<KnownReceipt>(
    `SELECT id, kind, total::integer AS total, state, attempt, url, reason FROM receipt WHERE user_id = $1
     ORDER BY created_at, operation_id, kind`,
    [userId],
  );
  return rows;
};

/** Waits until all of the person's receipts are in one of these states; returns them. */
export const untilReceipts = async (
  server: Pick<TestServer, 'database' | 'product'>,
  userId: string,
  ...states: readonly string[]
): Promise<readonly KnownReceipt[]> => {
  await untilFiled(server);
  return waitFor(
    async () => {
      const rows = await receiptsOf(server, userId);
      if (rows.some(({ state }) => !states.includes(state))) await hurryJobs(server, 'receipt');
      return rows;
    },
    (rows) => rows.length > 0 && rows.every(({ state }) => states.includes(state)),
  );
};

/** Waits until each of the person's receipts is printed or refused; returns how. */
export const endsOf = async (server: Pick<TestServer, 'database' | 'product'>, userId: string) =>
  (await untilReceipts(server, userId, 'DONE', 'REFUSED')).map(({ kind, state, reason }) => ({ kind, state, reason }));
