import type { Server } from 'socket.io';
import type { App } from './app';
import type { Db } from './db/open-database';
import type { DeadlineAggregate } from './deadlines/deadline-sweeper';
import type { Resource } from './http/mount-endpoints';
import type { Jobs, SendMail } from './outbox/job-runner';
import type { RealtimeHook } from './realtime/socket-server';
import type { RetentionRule } from './retention/retention-rule';

/** Work that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** What a feature contributes to the process: all that composition knows of it. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Its endpoints: `serve(contract, handlers)`. */
  readonly resources?: readonly Resource[];
  /** Endpoints that exist only in demo mode. */
  readonly demoResources?: readonly Resource[];
  /** Routes that need a Fastify scope of their own. */
  readonly mount?: Resource;
  /** Handlers of due deadlines, by the aggregate's prefix (`squad:18402` → `squad`). */
  readonly deadlines?: (app: App) => Readonly<Record<string, DeadlineAggregate>>;
  /** Which of its tables only grow, and when a row may be deleted. */
  readonly retention?: readonly RetentionRule[];
  /** Handlers of its jobs in the outbox. */
  readonly jobs?: (app: App, sendMail: SendMail) => Partial<Jobs>;
  /** What it adds to the socket of a signed-in person. */
  readonly realtime?: RealtimeHook;
  /** A socket namespace of its own; stopped before the HTTP server. */
  readonly sockets?: (io: Server, app: App) => Running;
  /** Background work; stopped after the HTTP server. */
  readonly background?: (app: App) => Running;
  /** Runs at each start on the migrated database, before the server listens. */
  readonly prepare?: (db: Db, secret: string) => Promise<void>;
}
