import { ConfigError } from './config';

export type Env = Readonly<Record<string, string | undefined>>;

/** A URL with one of these protocols, without trailing slashes; null when it is not set. @throws ConfigError */
export const readUrl = (env: Env, name: string, protocols: readonly string[]): string | null => {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name}: an address like ${protocols.map((p) => `${p}//…`).join(' or ')} is needed.`);
  }
  return text.replace(/\/+$/, '');
};

/** 1 or 0. @throws ConfigError */
export const readFlag = (env: Env, name: string, fallback: boolean): boolean => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigError(`${name}=${text}: 1 or 0 is needed.`);
};
