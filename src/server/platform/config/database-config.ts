/** Connection settings of an external database, in addition to DATABASE_URL. */
export interface DatabaseConfig {
  /** Null: DATABASE_URL leads to PostgreSQL itself. Otherwise DATABASE_URL leads to a pooler, and this URL past it. */
  readonly directUrl: string | null;
  /** Whether statements may be prepared: behind a pooler the next transaction may use another connection. */
  readonly prepared: boolean;
  /** A replica for public lists; null: they are read from the primary. */
  readonly readUrl: string | null;
}
