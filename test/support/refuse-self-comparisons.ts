import type { Pool, PoolClient } from 'pg';

/**
 * `"code" = "code"`: in a select from one table Drizzle leaves the table's name out of columns that stand directly in a
 * field's SQL, so that a subquery there compares its own column with itself.
 */
const selfComparison = /(?<![.\w"])"(\w+)" = "\1"(?!\.)/;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return query !== null && typeof query === 'object' && 'text' in query ? String(query.text) : '';
};

/** Makes every connection of a pool refuse statements that compare a column with itself. */
export const refuseSelfComparisons = (pool: Pool): void => {
  pool.on('connect', (client: PoolClient) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, asked: unknown[]) => {
        const text = textOf(asked[0]);
        if (selfComparison.test(text)) throw new Error(`a column is compared with itself: ${text}`);
        return Reflect.apply(query, self, asked);
      },
    });
  });
};
