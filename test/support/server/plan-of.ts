import { type PlanNode, type PlanWork, workOf } from '../desk-plans/plan-work';
import type { serverForTests } from './server-for-tests';

interface Asked {
  /** Of a prepared statement. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

/** A query of drizzle: its name and text, and its values beside it. */
const askedOf = ([query, values]: readonly unknown[]): readonly Asked[] => {
  const { name, text }: { readonly name?: string; readonly text?: unknown } = Object(query);
  return typeof text === 'string' && Array.isArray(values) ? [{ name: name || undefined, text, values }] : [];
};

/**
 * What the database does for the longest query of `look` outside of transactions, among those like `which`: its plan with the rows that it has
 * read. A prepared statement is planned for values that are not known, as it is from its sixth call on.
 */
export const planOf = async (
  server: Pick<ReturnType<typeof serverForTests>, 'product'>,
  look: () => Promise<unknown>,
  which = /./,
): Promise<PlanWork> => {
  const { pool } = server.product.app.database;
  const spy = jest.spyOn(pool, 'query');
  const asked: Asked[] = [];
  try {
    await look();
    asked.push(...spy.mock.calls.flatMap((call: readonly unknown[]) => askedOf(call)));
  } finally {
    spy.mockRestore();
  }
  const [longest] = asked
    .filter(({ text }) => which.test(text))
    .sort((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error('nothing was asked');
  const client = await pool.connect();
  try {
    const explain = 'EXPLAIN (ANALYZE, FORMAT JSON)';
    if (longest.name !== undefined) {
      const literals = longest.values.map((value) => client.escapeLiteral(String(value)));
      await client.query('SET plan_cache_mode = force_generic_plan');
      await client.query(`PREPARE looked_at AS ${longest.text}`);
      return workOf(planIn(await client.query(`${explain} EXECUTE looked_at (${literals.join(', ')})`)));
    }
    return workOf(planIn(await client.query({ text: `${explain} ${longest.text}`, values: longest.values })));
  } finally {
    client.release(true);
  }
};

const planIn = ({ rows }: { readonly rows: readonly unknown[] }): PlanNode => {
  const [told]: readonly { readonly Plan: PlanNode }[] = Object(rows[0])['QUERY PLAN'] ?? [];
  if (!told) throw new Error('no plan');
  return told.Plan;
};
