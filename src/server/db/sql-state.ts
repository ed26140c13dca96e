/** PostgreSQL's five-character code of an error, also when Drizzle has wrapped it; null for other errors. */
export const sqlState = (problem: unknown): string | null => databaseError(problem)?.code ?? null;

/** Name of the violated constraint, if one was. */
export const violatedConstraint = (problem: unknown): string | null => databaseError(problem)?.constraint ?? null;

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

const databaseError = (problem: unknown): DatabaseError | null => {
  for (let error: unknown = problem; error instanceof Error; error = error.cause) {
    if ('severity' in error && 'code' in error && typeof error.code === 'string') {
      const constraint = 'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {};
      return { code: error.code, ...constraint };
    }
  }
  return null;
};
