import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { newToken, sessionTerms } from './tokens';
import type { SessionTokens } from './create-session';

type CookieName = 'access' | 'refresh' | 'csrf' | 'device';

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:');

/** Under https no neighbouring site, and nobody on a line without it, can plant a cookie of this name. */
const hostName = (name: CookieName): string => `__Host-${name}`;
const nameOf = (config: Config, name: CookieName): string => (isSecure(config) ? hostName(name) : name);

/**
 * A cookie of ours. Under https a plain name from before counts only while there is no other: a person stays signed in,
 * and their next pair of tokens takes its place.
 */
export const readCookie = (
  config: Config,
  cookies: Readonly<Record<string, string | undefined>>,
  name: CookieName,
): string | undefined => cookies[nameOf(config, name)] ?? cookies[name];

const base = (config: Config) => ({ path: '/', sameSite: 'lax', secure: isSecure(config) }) as const;
const lifetime = sessionTerms.refresh / 1000;

type Terms = { readonly httpOnly?: boolean; readonly maxAge: number };

const setCookie = (config: Config, reply: FastifyReply, name: CookieName, value: string, terms: Terms): void => {
  reply.setCookie(nameOf(config, name), value, { ...base(config), ...terms });
  // A page that was opened before still reads its token under the plain name.
  if (isSecure(config) && name !== 'csrf' && reply.request.cookies[name] !== undefined)
    reply.clearCookie(name, base(config));
};

const clearCookie = (config: Config, reply: FastifyReply, name: CookieName): void => {
  const names = isSecure(config) ? [hostName(name), name] : [name];
  for (const one of names) reply.clearCookie(one, { ...base(config), httpOnly: true });
};

/** The access cookie outlives its token, so that an expired session is still recognised and only asked to refresh. */
export const setSessionCookies = (config: Config, reply: FastifyReply, tokens: SessionTokens): void => {
  setCookie(config, reply, 'access', tokens.access, { httpOnly: true, maxAge: lifetime });
  setCookie(config, reply, 'refresh', tokens.refresh, { httpOnly: true, maxAge: lifetime });
};

/** The browser forgets the session; its device keeps its name. */
export const clearSessionCookies = (config: Config, reply: FastifyReply): void => {
  clearCookie(config, reply, 'access');
  clearCookie(config, reply, 'refresh');
};

/** Readable by the page, which repeats it in a header. */
export const setCsrfCookie = (config: Config, reply: FastifyReply, token: string): void => {
  setCookie(config, reply, 'csrf', token, { maxAge: lifetime });
};

/** Names this browser; guests' CSRF tokens hang on it, and sign-in knows a familiar device by it. */
export const deviceOf = (config: Config, request: FastifyRequest, reply: FastifyReply): string => {
  const present = readCookie(config, request.cookies, 'device');
  if (present && /^[\w-]{43}$/.test(present)) return present;
  const device = newToken();
  setCookie(config, reply, 'device', device, { httpOnly: true, maxAge: 365 * 24 * 3600 });
  request.cookies[nameOf(config, 'device')] = device;
  return device;
};
