import type { PoolClient, QueryResult } from 'pg';
import type { CommitStatement } from './after-commit';
import { prepareRepeated } from './prepare-repeated';

const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };

const textOf = (asked: unknown): string => (typeof asked === 'string' ? asked : String(Object(asked).text));

/**
 * A connection for one transaction that begins it only when something is asked, and asks what it says last together with
 * its commit. A transaction that has only something to say is one statement, which commits by itself.
 */
export const avoidRoundTrips = (
  client: PoolClient,
  ending: { readonly lastWords: CommitStatement | null },
): PoolClient => {
  let isOpen = false;
  const commit = async (): Promise<QueryResult> => {
    const { lastWords } = ending;
    if (lastWords === null) return isOpen ? client.query('commit') : nothing;
    const { name, text, value, onResult: said } = lastWords;
    if (!isOpen) {
      const { rows } = await client.query({ name, text, values: [value()] });
      said(rows);
      return nothing;
    }
    // The plain protocol takes several statements at once, and no parameters.
    const literal = client.escapeLiteral(value());
    const results: unknown = await client.query(`${text.replace('$1', () => literal)}; commit`);
    said(Object(results)[0].rows);
    return nothing;
  };
  const query = async (asked: unknown, values: unknown): Promise<unknown> => {
    const text = textOf(asked);
    if (text === 'begin') return nothing;
    if (text === 'commit') return commit();
    if (text === 'rollback') return isOpen ? client.query(text) : nothing;
    if (!isOpen) {
      isOpen = true;
      await client.query('begin');
    }
    return Reflect.apply(client.query, client, [prepareRepeated(asked), values]);
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
};
