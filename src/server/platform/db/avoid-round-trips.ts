import type { PoolClient, QueryResult } from 'pg';
import type { CommitStatement } from './after-commit';
import { prepareRepeated } from './prepare-repeated';

const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };

const textOf = (query: unknown): string => (typeof query === 'string' ? query : String(Object(query).text));

/**
 * A connection for one transaction that sends `begin` only before the first query, and the commit statement together
 * with `commit`. A transaction of a commit statement alone is that one statement, which commits by itself.
 */
export const avoidRoundTrips = (
  client: PoolClient,
  ending: { readonly commitStatement: CommitStatement | null },
): PoolClient => {
  let isOpen = false;
  const commit = async (): Promise<QueryResult> => {
    const { commitStatement } = ending;
    if (commitStatement === null) return isOpen ? client.query('commit') : nothing;
    const { name, text, value, onResult } = commitStatement;
    if (!isOpen) {
      const { rows } = await client.query({ name, text, values: [value()] });
      onResult(rows);
      return nothing;
    }
    // The simple query protocol takes several statements at once, but no parameters.
    const literal = client.escapeLiteral(value());
    const results: unknown = await client.query(`${text.replace('$1', () => literal)}; commit`);
    onResult(Object(results)[0].rows);
    return nothing;
  };
  const query = async (given: unknown, values: unknown): Promise<unknown> => {
    const text = textOf(given);
    if (text === 'begin') return nothing;
    if (text === 'commit') return commit();
    if (text === 'rollback') return isOpen ? client.query(text) : nothing;
    if (!isOpen) {
      isOpen = true;
      await client.query('begin');
    }
    return Reflect.apply(client.query, client, [prepareRepeated(given), values]);
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
};
