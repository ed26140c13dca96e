import { ConfigError } from './config';
import type { StorageConfig } from './storage-config';

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const originOf = (text: string): string => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = parsed?.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username;
  if (!parsed || !isOrigin || !['https:', 'http:'].includes(parsed.protocol))
    throw new ConfigError(
      'S3_ENDPOINT: the address of the store is needed, without bucket and path, like https://s3.example.',
    );
  return parsed.origin;
};

/**
 * Reads S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY; null: files lie in the data folder.
 * @throws ConfigError
 */
export const readStorageConfig = (env: Readonly<Record<string, string | undefined>>): StorageConfig | null => {
  const [endpoint = '', bucket = '', region = '', accessKey = '', secretKey = ''] = names.map(
    (name) => env[name] ?? '',
  );
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new ConfigError(`${names.join(', ')} are set together: ${missing.join(', ')} missing.`);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || bucket.includes('..'))
    throw new ConfigError(
      `S3_BUCKET=${bucket}: the name of a bucket is needed, 3–63 small letters, digits, dots and hyphens.`,
    );
  if (!/^[a-z0-9-]{1,40}$/.test(region))
    throw new ConfigError(
      `S3_REGION=${region}: a name like ru-central1 is needed; us-east-1 for a store without regions.`,
    );
  if (!/^[\x21-\x7e]{3,200}$/.test(accessKey) || /[/,]/.test(accessKey))
    throw new ConfigError('S3_ACCESS_KEY: the key that the store has issued is needed, without spaces.');
  if (!/^[\x21-\x7e]{8,200}$/.test(secretKey))
    throw new ConfigError('S3_SECRET_KEY: the secret that the store has issued is needed, without spaces.');
  return { endpoint: originOf(endpoint), bucket, region, accessKey, secretKey };
};
