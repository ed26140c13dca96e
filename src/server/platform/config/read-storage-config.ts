import { ConfigError } from './config';
import type { StorageConfig } from './storage-config';

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const originOf = (text: string): string => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = parsed?.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username;
  if (!parsed || !isOrigin || !['https:', 'http:'].includes(parsed.protocol))
    throw new ConfigError('S3_ENDPOINT: нужен адрес хранилища без бакета и пути, вида https://s3.example.');
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
  if (missing.length > 0) throw new ConfigError(`${names.join(', ')} задают вместе: нет ${missing.join(', ')}.`);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || bucket.includes('..'))
    throw new ConfigError(`S3_BUCKET=${bucket}: нужно имя бакета из 3–63 строчных букв, цифр, точек и дефисов.`);
  if (!/^[a-z0-9-]{1,40}$/.test(region))
    throw new ConfigError(`S3_REGION=${region}: нужно имя вида ru-central1; у хранилища без регионов — us-east-1.`);
  if (!/^[\x21-\x7e]{3,200}$/.test(accessKey) || /[/,]/.test(accessKey))
    throw new ConfigError('S3_ACCESS_KEY: нужен ключ, который выдало хранилище, без пробелов.');
  if (!/^[\x21-\x7e]{8,200}$/.test(secretKey))
    throw new ConfigError('S3_SECRET_KEY: нужен секрет, который выдало хранилище, без пробелов.');
  return { endpoint: originOf(endpoint), bucket, region, accessKey, secretKey };
};
