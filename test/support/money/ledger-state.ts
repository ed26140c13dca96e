import type { Database } from '#server/platform/db/open-database.ts';

export interface AccountState {
  readonly name: string;
  /** In kopecks; null for platform and outside accounts, which do not cache a balance. */
  readonly cached: number | null;
  /** In kopecks, as the sum of transfers. */
  readonly posted: number;
}

/** Every account with its cached balance and the sum of its transfers, in kopecks. */
export const ledgerState = async ({ pool }: Pick<Database, 'pool'>): Promise<readonly AccountState[]> => {
  const { rows } = await pool.query<{ name: string; cached: string | null; posted: string }>(`
    SELECT kind || ':' || owner AS name, balance AS cached,
      coalesce((SELECT sum(amount) FROM transfer WHERE credit_account = account.id), 0)
        - coalesce((SELECT sum(amount) FROM transfer WHERE debit_account = account.id), 0) AS posted
    FROM account ORDER BY name`);
  return rows.map(({ name, cached, posted }) => ({
    name,
    cached: cached === null ? null : Number(cached),
    posted: Number(posted),
  }));
};

/** The ledger's invariants: all accounts add up to 0, cached balances are correct, no person's balance is negative. */
export const expectSoundLedger = async (database: Pick<Database, 'pool'>): Promise<void> => {
  const state = await ledgerState(database);
  expect(state.reduce((sum, { posted }) => sum + posted, 0)).toBe(0);
  const caching = state.filter(({ cached }) => cached !== null);
  expect(caching.map(({ name, cached }) => [name, cached])).toEqual(caching.map(({ name, posted }) => [name, posted]));
  expect(caching.filter(({ posted }) => posted < 0)).toEqual([]);
};

/** Cached balance of one account in kopecks; 0 for an account that does not exist yet. */
export const cachedBalance = async (database: Pick<Database, 'pool'>, kind: string, owner: string): Promise<number> => {
  const { rows } = await database.pool.query<{ balance: string }>(
    'SELECT balance FROM account WHERE kind = $1 AND owner = $2',
    [kind, owner],
  );
  return Number(rows[0]?.balance ?? 0);
};
