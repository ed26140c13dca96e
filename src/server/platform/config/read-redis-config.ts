import { ConfigError } from './config';
import { type Env, readUrl } from './env-values';

/** Reads REDIS_URL; null: PostgreSQL carries socket events and counts rate limits. @throws ConfigError */
export const readRedisUrl = (env: Env): string | null => {
  const url = readUrl(env, 'REDIS_URL', ['redis:', 'rediss:']);
  if (url !== null && !/^(?:\/\d+)?$/.test(new URL(url).pathname))
    throw new ConfigError(
      'REDIS_URL: only the number of a database may follow the address, like redis://redis:6379/1.',
    );
  return url;
};
