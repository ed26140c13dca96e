import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock';
import type { ClockCheck } from './clock/compare-clocks';
import type { Config } from './config/config';
import type { Database, Db } from './db/open-database';
import type { Replica } from './db/open-replica';
import type { CacheInvalidation } from './cache/cache-invalidation';
import type { ImmediateEvent } from './outbox/outbox-topics';
import type { Redis } from './redis/open-redis';
import type { SettingsCache } from './settings/settings-cache';
import type { FileStore } from './uploads/file-store';

/** What every handler may use: one per process, made by `createProduct`. */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  /** Null when none is set up: lists are then read from the primary too. */
  readonly replica: Replica | null;
  /** Null when none is set up: PostgreSQL does its work then. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  /** Whether the machine's clock, on which `clock` stands, may be trusted. */
  readonly clocks: Pick<ClockCheck, 'isRight' | 'aheadMs'>;
  readonly log: FastifyBaseLogger;
  readonly settings: SettingsCache;
  /** Says how long cached values are valid. */
  readonly caches: Pick<CacheInvalidation, 'epoch' | 'invalidate'>;
  /** Files that people have uploaded. */
  readonly files: FileStore;
  /** Signs CSRF and chat tokens and provider callbacks. */
  readonly secret: string;
  readonly outbox: {
    /** Wakes delivery: a transaction has left something in the outbox. */
    kick(): void;
    /** Delivers at once events that this process has committed by `putImmediate`. */
    deliver(rows: readonly ImmediateEvent[]): void;
  };
  /** Woken after deadlines were written or the clock has jumped. */
  readonly sweeper: { kick(): void };
  readonly sockets: {
    /** Closes every socket of these sessions, in every process. */
    disconnectSessions(sessionIds: readonly string[]): void;
  };
}
