import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock';
import type { Config } from './config/config';
import type { Database, Db } from './db/open-database';
import type { Replica } from './db/open-replica';
import type { CacheInvalidation } from './cache/cache-invalidation';
import type { ImmediateEvent } from './outbox/outbox-topics';
import type { Redis } from './redis/open-redis';
import type { SettingsCache } from './settings/settings-cache';
import type { FileStore } from './uploads/file-store';

/** What every handler may lean on: one per process, made in main (or by a test). */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  /** Null: none is set up, and lists are read from the writer too. */
  readonly replica: Replica | null;
  /** Null: none is set up, and PostgreSQL does its work. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly settings: SettingsCache;
  /** Says how long what was read may be remembered. */
  readonly memory: Pick<CacheInvalidation, 'epoch' | 'drop'>;
  /** Where files of people lie. */
  readonly files: FileStore;
  /** Signs CSRF and chat tokens and provider callbacks. */
  readonly secret: string;
  readonly outbox: {
    /** Says that a transaction has left something in the outbox. */
    kick(): void;
    /** Delivers at once what this process has committed as `putToDeliver`. */
    deliver(rows: readonly ImmediateEvent[]): void;
  };
  /** Says that deadlines were written or that the clock jumped. */
  readonly sweeper: { kick(): void };
  readonly sockets: {
    /** Closes every socket of these sessions, on every node. */
    disconnectSessions(sessionIds: readonly string[]): void;
  };
}
