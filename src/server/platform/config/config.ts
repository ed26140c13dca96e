import type { Reporting } from '../../../contract/error-reporting';
import type { DatabaseConfig } from './database-config';
import type { PaymentsConfig } from './payments-config';
import type { SignInConfig } from './sign-in-config';
import type { StorageConfig } from './storage-config';

/** Bots that tell people outside the product; the addresses differ only in tests. */
export interface NotifierConfig {
  /** Null: no bot is set up. */
  readonly telegram: { readonly token: string; readonly apiUrl: string } | null;
  readonly vk: { readonly token: string; readonly groupId: string; readonly apiUrl: string } | null;
  /** Discord needs no bot: everybody brings the webhook of a channel of theirs. Null switches it off. */
  readonly discord: { readonly apiUrl: string } | null;
}

/** Notifications of browsers (Web Push). */
export interface PushConfig {
  /** Base64url of the P-256 key that signs our word to push services (VAPID). */
  readonly privateKey: string;
  /** What browsers subscribe with: the same key's public point, uncompressed, base64url. */
  readonly publicKey: string;
  /** Whom a push service writes to when we misbehave: `mailto:` or `https:`. */
  readonly contact: string;
  /** Origin of a push service on this machine, in tests; null lets none be called but the public ones. */
  readonly standIn: string | null;
}

/** Settings of one server process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null means: run the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly database: DatabaseConfig;
  /** Null: PostgreSQL carries the events of sockets and counts tries. */
  readonly redisUrl: string | null;
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
  /** How many connections one address may have open to this process at once; behind a proxy, how many sockets. */
  readonly connectionsPerAddress: number;
  /** People to switch to, clock jump, mailbox, /dev pages, provider outcomes. */
  readonly demo: boolean;
  /** Operators show a code before the back office opens. */
  readonly adminCode: boolean;
  readonly production: boolean;
  readonly metricsToken: string | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly notifiers: NotifierConfig;
  /** Null: browsers are not told anything while the product is closed. */
  readonly push: PushConfig | null;
  readonly payments: PaymentsConfig;
  readonly signIn: SignInConfig;
  /** Null: files of people lie in `dataDir`, which several processes must then share. */
  readonly storage: StorageConfig | null;
  /** Null: nothing is reported to anybody. */
  readonly reporting: Reporting | null;
}

/** A wrong setting or a machine that cannot run us: shown as one plain sentence, without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
