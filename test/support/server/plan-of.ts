import { type PlanNode, type PlanWork, workOf } from '../desk-plans/plan-work';
import type { serverForTests } from './server-for-tests';

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

/** A query of drizzle: its text, and its values beside it. */
const askedOf = ([query, values]: readonly unknown[]): readonly Asked[] => {
  const { text }: { readonly text?: unknown } = Object(query);
  return typeof text === 'string' && Array.isArray(values) ? [{ text, values }] : [];
};

/**
 * What the database does for the longest query of `look` outside of transactions: its plan with the rows that it has
 * read.
 */
export const planOf = async (
  server: Pick<ReturnType<typeof serverForTests>, 'product'>,
  look: () => Promise<unknown>,
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
  const [longest] = [...asked].sort((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error('nothing was asked');
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    text: `EXPLAIN (ANALYZE, FORMAT JSON) ${longest.text}`,
    values: longest.values,
  });
  const [told] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!told) throw new Error('no plan');
  return workOf(told.Plan);
};
