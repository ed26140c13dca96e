import type { Server } from 'socket.io';
import type { App } from './app';
import type { Db } from './db/open-database';
import type { DeadlineAggregate } from './deadlines/deadline-sweeper';
import type { Resource } from './http/mount-endpoints';
import type { Jobs, SendMail } from './outbox/job-runner';
import type { RealtimeHook } from './realtime/socket-server';
import type { RetentionRule } from './retention/retention-rule';

/** Something that goes on until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** What a feature brings to the process; all that composition knows of it. */
export interface Feature {
  /** Its folder. */
  readonly name: string;
  /** Its calls: `serve(contract, handlers)`. */
  readonly resources?: readonly Resource[];
  /** Calls that only the demo has. */
  readonly demoResources?: readonly Resource[];
  /** Routes that need a scope of their own. */
  readonly mount?: Resource;
  /** Who carries out a due deadline, by the aggregate's prefix (`squad:18402` → `squad`). */
  readonly deadlines?: (app: App) => Readonly<Record<string, DeadlineAggregate>>;
  /** What of its tables only grows, and when a row may go. */
  readonly retention?: readonly RetentionRule[];
  /** Jobs of the outbox that it does. */
  readonly jobs?: (app: App, sendMail: SendMail) => Partial<Jobs>;
  /** What it adds to the socket of a signed-in person. */
  readonly realtime?: RealtimeHook;
  /** A socket namespace of its own; stopped before the calls are. */
  readonly sockets?: (io: Server, app: App) => Running;
  /** Work besides calls; stopped after them. */
  readonly background?: (app: App) => Running;
  /** Done at each start on the migrated database, before anybody is served. */
  readonly prepare?: (db: Db) => Promise<void>;
}
