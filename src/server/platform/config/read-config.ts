import path from 'node:path';
import { type Config, ConfigError, type NotifierConfig } from './config';
import { isLoopbackHost } from './loopback';
import { type Env, readFlag, readUrl } from './env-values';
import { readDatabaseConfig, readDatabaseUrl } from './read-database-config';
import { readPushConfig } from './read-push-config';
import { readSignInConfig } from './read-sign-in-config';
import { readContacts } from './read-contacts-config';
import { readPaymentsConfig } from './read-payments-config';
import { readPayoutsConfig } from './read-payouts-config';
import { readReceiptsConfig } from './read-receipts-config';
import { projectRoot } from './project-root';
import { readStorageConfig } from './read-storage-config';
import { npdTerms } from '#domain/taxes/npd-check.ts';
import { serverUrl } from './read-together';
import { realNpdUrl, type TaxesConfig } from './taxes-config';

const millisecondsOf = (env: Env, name: string, usual: number): number => {
  const text = env[name] || String(usual);
  if (!/^\d{1,6}$/.test(text)) throw new ConfigError(`${name}=${text}: milliseconds are needed.`);
  return Number(text);
};

/** Reads the settings of the tax service. @throws ConfigError */
const readTaxesConfig = (env: Env): TaxesConfig => ({
  npdUrl: serverUrl(env, 'NPD_URL', realNpdUrl),
  npdPace: millisecondsOf(env, 'NPD_ASK_EVERY', npdTerms.pace),
  npdTimeout: millisecondsOf(env, 'NPD_TIMEOUT', npdTerms.timeout),
});

/** Reads REDIS_URL; null: PostgreSQL carries socket events and counts rate limits. @throws ConfigError */
const readRedisUrl = (env: Env): string | null => {
  const url = readUrl(env, 'REDIS_URL', ['redis:', 'rediss:']);
  if (url !== null && !/^(?:\/\d+)?$/.test(new URL(url).pathname))
    throw new ConfigError(
      'REDIS_URL: only the number of a database may follow the address, like redis://redis:6379/1.',
    );
  return url;
};

const apiUrl = (env: Env, name: string, usual: string): string => {
  const text = env[name] || usual;
  if (!URL.canParse(text)) throw new ConfigError(`${name}: an address like https://… is needed`);
  return text.replace(/\/+$/, '');
};

/** Reads MAX_BOT_TOKEN, MAX_WEBHOOK_SECRET. @throws ConfigError */
const readMax = (env: Env): NotifierConfig['max'] => {
  const [token, secret] = [env['MAX_BOT_TOKEN'], env['MAX_WEBHOOK_SECRET'] || null];
  if (secret !== null && !/^[\w-]{5,256}$/.test(secret))
    throw new ConfigError('MAX_WEBHOOK_SECRET: 5 to 256 Latin letters, digits and hyphens are needed');
  return token ? { token, apiUrl: apiUrl(env, 'MAX_API_URL', 'https://platform-api2.max.ru'), secret } : null;
};

/** Reads TELEGRAM_BOT_TOKEN, MAX_BOT_TOKEN, VK_GROUP_TOKEN with VK_GROUP_ID, DISCORD. @throws ConfigError */
const readNotifierConfig = (env: Env): NotifierConfig => {
  const telegram = env['TELEGRAM_BOT_TOKEN'];
  const [vk, groupId] = [env['VK_GROUP_TOKEN'], env['VK_GROUP_ID']];
  if (telegram && !/^\d+:[\w-]+$/.test(telegram))
    throw new ConfigError('TELEGRAM_BOT_TOKEN: a token like 123456:AbC… is needed');
  if (Boolean(vk) !== Boolean(groupId)) throw new ConfigError('VK_GROUP_TOKEN and VK_GROUP_ID are set together.');
  return {
    telegram: telegram
      ? { token: telegram, apiUrl: apiUrl(env, 'TELEGRAM_API_URL', 'https://api.telegram.org') }
      : null,
    max: readMax(env),
    vk: vk && groupId ? { token: vk, groupId, apiUrl: apiUrl(env, 'VK_API_URL', 'https://api.vk.com') } : null,
    discord: readFlag(env, 'DISCORD', false) ? { apiUrl: apiUrl(env, 'DISCORD_API_URL', 'https://discord.com') } : null,
  };
};

/** Reads SENTRY_DSN, SENTRY_ENVIRONMENT. @throws ConfigError */
const readReporting = (env: Env): Config['reporting'] => {
  const dsn = env['SENTRY_DSN'];
  if (!dsn) return null;
  if (!/^https?:\/\/\w+@[\w.:-]+(?:\/[\w/]*)?\/\d+$/.test(dsn))
    throw new ConfigError('SENTRY_DSN: an address like https://KEY@server/NUMBER is needed.');
  return { dsn, environment: env['SENTRY_ENVIRONMENT'] || 'production' };
};

const integer = (env: Env, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name}=${text}: a whole number from ${min} to ${max} is needed.`);
  }
  return value;
};

/** Levels that the logger accepts: it throws on any other. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const readLogLevel = (env: Env, usual: (typeof logLevels)[number]): Config['logLevel'] => {
  const text = env['LOG_LEVEL'] || usual;
  const level = logLevels.find((one) => one === text);
  if (!level) throw new ConfigError(`LOG_LEVEL=${text}: one of ${logLevels.join(', ')} is needed.`);
  return level;
};

/** An origin without a path: our pages, links and cookies are relative to its root. */
const origin = (env: Env, name: string): string | null => {
  const text = readUrl(env, name, ['http:', 'https:']);
  if (text === null) return null;
  const { pathname, search, hash, username } = new URL(text);
  if (pathname !== '/' || search || hash || username)
    throw new ConfigError(`${name}=${text}: an address without a path is needed, like https://naparnik.example.`);
  return text;
};

/**
 * Reads and checks the environment.
 * @throws ConfigError with a sentence that names the wrong variable and what it should be
 */
export const readConfig = (env: Env): Config => {
  const host = env['HOST'] || '127.0.0.1';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const publicUrl = origin(env, 'PUBLIC_URL');
  const onLoopback = isLoopbackHost(host) && (!publicUrl || isLoopbackHost(new URL(publicUrl).hostname));
  const production = env['NODE_ENV'] === 'production';
  const demo = readFlag(env, 'DEMO', databaseUrl === null && onLoopback);
  if (demo && production && !onLoopback) {
    throw new ConfigError(
      'DEMO=1 is not allowed with NODE_ENV=production and a public address: anybody could sign in as anybody.',
    );
  }
  const adminCode = readFlag(env, 'ADMIN_CODE', !demo);
  if (!adminCode && production && !onLoopback) {
    throw new ConfigError(
      'ADMIN_CODE=0 is not allowed with NODE_ENV=production and a public address: the desk would have no second step.',
    );
  }
  const secret = env['SECRET'] || null;
  if (secret !== null && (secret.trim().length < 32 || new Set(secret).size < 8))
    throw new ConfigError('SECRET: at least 32 characters are needed, and different ones.');
  const metricsToken = env['METRICS_TOKEN'] || null;
  if (metricsToken !== null && !/^[\x21-\x7e]{16,}$/.test(metricsToken))
    throw new ConfigError('METRICS_TOKEN: at least 16 Latin letters, digits and signs without spaces are needed.');
  if (secret === null && databaseUrl !== null) {
    throw new ConfigError('SECRET is required with DATABASE_URL: all processes must know the same secret.');
  }
  const address = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    port,
    host,
    databaseUrl,
    database: readDatabaseConfig(env),
    redisUrl: readRedisUrl(env),
    dataDir: path.resolve(env['DATA_DIR'] || './data'),
    clientDir: path.resolve(env['CLIENT_DIR'] || path.join(projectRoot, 'dist/client')),
    publicUrl: address,
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    contacts: readContacts(env, demo),
    secret,
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', 1000, 1, 1_000_000),
    demo,
    adminCode,
    production,
    metricsToken,
    logLevel: readLogLevel(env, production ? 'info' : 'warn'),
    notifiers: readNotifierConfig(env),
    push: readPushConfig(env),
    payments: readPaymentsConfig(env),
    receipts: readReceiptsConfig(env, address),
    payouts: readPayoutsConfig(env),
    taxes: readTaxesConfig(env),
    signIn: readSignInConfig(env),
    storage: readStorageConfig(env),
    reporting: readReporting(env),
  };
};
