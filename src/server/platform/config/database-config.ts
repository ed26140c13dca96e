/** How a database of one's own is reached besides DATABASE_URL. */
export interface DatabaseConfig {
  /** Null: DATABASE_URL leads to PostgreSQL itself. Otherwise it leads to a pooler, and this one past it. */
  readonly directUrl: string | null;
  /** Whether a connection may keep plans by name: behind a pooler the next transaction may be on another one. */
  readonly prepared: boolean;
  /** A replica that answers public lists; null: the writer does. */
  readonly readUrl: string | null;
}
