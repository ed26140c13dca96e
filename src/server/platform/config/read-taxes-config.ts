import { npdTerms } from '#domain/taxes/npd-check.ts';
import { ConfigError } from './config';
import type { Env } from './env-values';
import { serverUrl } from './read-together';
import { realNpdUrl, type TaxesConfig } from './taxes-config';

const millisecondsOf = (env: Env, name: string, usual: number): number => {
  const text = env[name] || String(usual);
  if (!/^\d{1,6}$/.test(text)) throw new ConfigError(`${name}=${text}: milliseconds are needed.`);
  return Number(text);
};

/** Reads the settings of the tax service. @throws ConfigError */
export const readTaxesConfig = (env: Env): TaxesConfig => ({
  npdUrl: serverUrl(env, 'NPD_URL', realNpdUrl),
  npdPace: millisecondsOf(env, 'NPD_ASK_EVERY', npdTerms.pace),
  npdTimeout: millisecondsOf(env, 'NPD_TIMEOUT', npdTerms.timeout),
});
