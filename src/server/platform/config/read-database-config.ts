import { ConfigError } from './config';
import type { DatabaseConfig } from './database-config';
import { urlsOfHosts } from '../db/hosts';
import { type Env, readFlag, readUrl } from './env-values';

const protocols = ['postgres:', 'postgresql:'];

/** Of libpq's values those that mean the server that writes. */
const writing = /[?&]target_session_attrs=(?!(?:read-write|primary)(?:[&#]|$))/;

/** An address of one or several hosts, `postgres://a:1,b:2/…`; null when it is not set. @throws ConfigError */
export const readDatabaseUrl = (env: Env, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'): string | null => {
  const text = env[name] ?? '';
  // Each host makes an address of its own, so that the one that is wrong is found.
  const [first = null] = urlsOfHosts(text).map((url) => readUrl({ [name]: url }, name, protocols));
  if (first === null) return null;
  if (writing.test(text))
    throw new ConfigError(`${name}: of target_session_attrs only read-write is supported, as the product writes.`);
  return text.replace(/\/+$/, '');
};

/** Reads DATABASE_DIRECT_URL, DATABASE_PREPARED, DATABASE_READ_URL. @throws ConfigError */
export const readDatabaseConfig = (env: Env): DatabaseConfig => {
  const directUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (directUrl !== null && !env['DATABASE_URL'])
    throw new ConfigError(
      'DATABASE_DIRECT_URL is set together with DATABASE_URL: it leads to the same database past the pooler.',
    );
  const replicaUrl = readUrl(env, 'DATABASE_READ_URL', protocols);
  if (replicaUrl !== null && !env['DATABASE_URL'])
    throw new ConfigError(
      'DATABASE_READ_URL is set together with DATABASE_URL: it leads to a replica of the same database.',
    );
  return { directUrl, prepared: readFlag(env, 'DATABASE_PREPARED', directUrl === null), readUrl: replicaUrl };
};
