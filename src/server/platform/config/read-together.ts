import { ConfigError } from './config';
import type { Env } from './env-values';

/** The address of a service without trailing slashes. @throws ConfigError */
export const serverUrl = (env: Env, name: string, usual: string): string => {
  const text = env[name] || usual;
  if (!URL.canParse(text)) throw new ConfigError(`${name}: an address like https://… is needed`);
  return text.replace(/\/+$/, '');
};

/** YooKassa's API, for payments and payouts alike. @throws ConfigError */
export const yookassaUrl = (env: Env): string => serverUrl(env, 'YOOKASSA_URL', 'https://api.yookassa.ru/v3');

/** All settings of a service, or null when none is set. @throws ConfigError when only some are set */
export const together = (env: Env, names: readonly string[]): readonly string[] | null => {
  const values = names.map((name) => env[name] ?? '');
  if (values.every((value) => value === '')) return null;
  if (values.some((value) => value === '')) throw new ConfigError(`${names.join(', ')} are set together.`);
  return values;
};
