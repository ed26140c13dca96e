import { unnamedFacts } from '#domain/desk/audit-facts.ts';
import type { TestDatabase } from '../test-database';

interface Line {
  readonly action: string;
  readonly details: unknown;
}

/** Whatever the operators of a test did is told in the log in words: no detail is shown by its key. */
export const expectNamedFacts = async ({ pool }: TestDatabase): Promise<void> => {
  // A test may have taken its database away.
  const { rows } = await pool.query<Line>('SELECT action, details FROM audit_log').catch(() => ({ rows: [] }));
  const unnamed = rows.flatMap(({ action, details }) => unnamedFacts(details).map((key) => `${action}: ${key}`));
  if (unnamed.length > 0) throw new Error(`No name in fact-names.ts for ${[...new Set(unnamed)].join(', ')}`);
};
