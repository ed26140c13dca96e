import type { NotifierConfig } from './notifier-config';

/** Settings of one server process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null means: run the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  /** The built browser part. */
  readonly clientDir: string;
  /** Origin that people type, without a trailing slash; decides Secure cookies and links in mail. */
  readonly publicUrl: string;
  readonly smtpUrl: string | null;
  /** Null means: made and kept in `dataDir` (embedded database only). */
  readonly secret: string | null;
  /** How many proxies in front are trusted to set X-Forwarded-*; 0 trusts none. */
  readonly trustProxy: number;
  /** People to switch to, clock jump, mailbox, /dev pages, provider outcomes. */
  readonly demo: boolean;
  readonly production: boolean;
  readonly metricsToken: string | null;
  readonly notifiers: NotifierConfig;
}
