import type { Contacts } from '#contract/contacts.ts';
import type { Reporting } from '#contract/error-reporting.ts';
import type { DatabaseConfig } from './database-config';
import type { PaymentsConfig } from './payments-config';
import type { PayoutsConfig } from './payouts-config';
import type { TaxesConfig } from './taxes-config';
import type { ReceiptsConfig } from './receipts-config';
import type { SignInConfig } from './sign-in-config';
import type { StorageConfig } from './storage-config';

/** Messenger bots that send notifications; the URLs differ only in tests. */
export interface NotifierConfig {
  /** Null: no bot is set up. */
  readonly telegram: { readonly token: string; readonly apiUrl: string } | null;
  /** `secret`: MAX calls us and shows it; null: we ask MAX, which it allows for trying out only. */
  readonly max: { readonly token: string; readonly apiUrl: string; readonly secret: string | null } | null;
  readonly vk: { readonly token: string; readonly groupId: string; readonly apiUrl: string } | null;
  /** Discord needs no bot: people enter a webhook of their own channel. Null switches it off. */
  readonly discord: { readonly apiUrl: string } | null;
}

/** Browser notifications (Web Push). */
export interface PushConfig {
  /** Base64url of the P-256 key that signs our requests to push services (VAPID). */
  readonly privateKey: string;
  /** What browsers subscribe with: the same key's public point, uncompressed, base64url. */
  readonly publicKey: string;
  /** Our contact for operators of push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** Origin of a push service on this machine, for tests; null allows only public ones. */
  readonly standIn: string | null;
}

/** Settings of one server process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null means: run the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly database: DatabaseConfig;
  /** Null: PostgreSQL carries socket events between processes and counts rate limits. */
  readonly redisUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  /** Folder of the built client. */
  readonly clientDir: string;
  /** Public origin without a trailing slash; decides Secure cookies and links in letters. */
  readonly publicUrl: string;
  readonly smtpUrl: string | null;
  /** Of the service, for the footer of every page. */
  readonly contacts: Contacts;
  /** Null: generated and stored in `dataDir` (embedded database only). */
  readonly secret: string | null;
  /** How many proxies in front are trusted to set X-Forwarded-*; 0 trusts none. */
  readonly trustProxy: number;
  /** How many connections one address may have open to this process; behind a proxy, how many sockets. */
  readonly connectionsPerAddress: number;
  /** Demo mode: sign-in as any demo person, clock jumps, mailbox, /dev pages, outcomes of the dummy provider. */
  readonly demo: boolean;
  /** Operators must enter a code before the desk opens. */
  readonly adminCode: boolean;
  readonly production: boolean;
  readonly metricsToken: string | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly notifiers: NotifierConfig;
  /** Null: no browser notifications. */
  readonly push: PushConfig | null;
  readonly payments: PaymentsConfig;
  readonly receipts: ReceiptsConfig;
  readonly payouts: PayoutsConfig;
  readonly taxes: TaxesConfig;
  readonly signIn: SignInConfig;
  /** Null: uploaded files are stored in `dataDir`, which several processes must then share. */
  readonly storage: StorageConfig | null;
  /** Null: no error reporting. */
  readonly reporting: Reporting | null;
}

/** A wrong setting, or a machine that cannot run the product: printed as one sentence, without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
