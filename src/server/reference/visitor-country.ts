import type { FastifyRequest } from 'fastify';
import { countryCodes } from '../../domain/settings/country-codes';
import type { Config } from '../config/config';

const known = new Set<string>(countryCodes);

const offered = (code: string): string | null => (known.has(code) ? code : null);

/** The region of the first language that names one: `kk-KZ, ru;q=0.9` → KZ. */
const regionOf = (languages: string): string => /(?:^|[,\s])[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(languages.slice(0, 200))?.[1] ?? '';

/**
 * Where a visitor seems to be: what a trusted proxy says, else the region of his browser's language; null when
 * neither is a country on offer. Without a trusted proxy anybody could send its header, so it is not read.
 */
export const visitorCountry = (config: Pick<Config, 'trustProxy'>, { headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const said = headers['cf-ipcountry'];
  const byProxy = config.trustProxy > 0 && typeof said === 'string' ? offered(said.toUpperCase()) : null;
  return byProxy ?? offered(regionOf(headers['accept-language'] ?? '').toUpperCase());
};
