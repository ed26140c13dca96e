import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config';

/**
 * Whether a browser's request comes from our own page. A request without Origin and Sec-Fetch-Site is no
 * browser's cross-site request; the CSRF token still stands in its way.
 */
export const isOwnOrigin = (config: Config, headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const origin = headers.origin;
  if (origin === undefined) return true;
  if (origin === new URL(config.publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
};
