import { ConfigError } from './config';
import type { DatabaseConfig } from './database-config';
import { type Env, readFlag, readUrl } from './env-values';

const protocols = ['postgres:', 'postgresql:'];

/** Reads DATABASE_DIRECT_URL, DATABASE_PREPARED, DATABASE_READ_URL. @throws ConfigError */
export const readDatabaseConfig = (env: Env): DatabaseConfig => {
  const directUrl = readUrl(env, 'DATABASE_DIRECT_URL', protocols);
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
