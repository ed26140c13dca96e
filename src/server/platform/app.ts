import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock';
import type { Config } from './config/config';
import type { Database, Db } from './db/open-database';
import type { SharedMemory } from './memory/shared-memory';
import type { SettingsCache } from './settings/settings-cache';

/** What every handler may lean on: one per process, made in main (or by a test). */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly settings: SettingsCache;
  /** Says how long what was read may be remembered. */
  readonly memory: Pick<SharedMemory, 'epoch' | 'drop'>;
  /** Signs CSRF and chat tokens and provider callbacks. */
  readonly secret: string;
  /** Says that a transaction has left something in the outbox. */
  readonly outbox: { kick(): void };
  /** Says that deadlines were written or that the clock jumped. */
  readonly sweeper: { kick(): void };
  readonly sockets: {
    /** Closes every socket of these sessions, on every node. */
    disconnectSessions(sessionIds: readonly string[]): void;
  };
}
