import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { newToken, sessionTerms } from './tokens';
import type { SessionTokens } from './create-session';

type CookieName = 'access' | 'refresh' | 'csrf' | 'device';

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:');

/** Under https no sibling domain, and no attacker on a connection without https, can set a cookie with this prefix. */
const hostName = (name: CookieName): string => `__Host-${name}`;
const nameOf = (config: Config, name: CookieName): string => (isSecure(config) ? hostName(name) : name);

/**
 * Reads a cookie of ours. Under https a cookie with the former plain name counts only while the prefixed one is absent,
 * so that people stay signed in until their next pair of tokens replaces it.
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
  // The plain csrf cookie stays: a page opened before the change still reads its token under that name.
  if (isSecure(config) && name !== 'csrf' && reply.request.cookies[name] !== undefined)
    reply.clearCookie(name, base(config));
};

const clearCookie = (config: Config, reply: FastifyReply, name: CookieName): void => {
  const names = isSecure(config) ? [hostName(name), name] : [name];
  for (const one of names) reply.clearCookie(one, { ...base(config), httpOnly: true });
};

/** The access cookie outlives its token: an expired session is still recognised and only has to refresh. */
export const setSessionCookies = (config: Config, reply: FastifyReply, tokens: SessionTokens): void => {
  setCookie(config, reply, 'access', tokens.access, { httpOnly: true, maxAge: lifetime });
  setCookie(config, reply, 'refresh', tokens.refresh, { httpOnly: true, maxAge: lifetime });
};

/** Deletes the session's cookies; the device cookie stays. */
export const clearSessionCookies = (config: Config, reply: FastifyReply): void => {
  clearCookie(config, reply, 'access');
  clearCookie(config, reply, 'refresh');
};

/** Readable by the page's script, which repeats it in a header. */
export const setCsrfCookie = (config: Config, reply: FastifyReply, token: string): void => {
  setCookie(config, reply, 'csrf', token, { maxAge: lifetime });
};

/** Id of this browser, created at first use: guests' CSRF tokens are bound to it, sign-in recognises a device by it. */
export const deviceOf = (config: Config, request: FastifyRequest, reply: FastifyReply): string => {
  const present = readCookie(config, request.cookies, 'device');
  if (present && /^[\w-]{43}$/.test(present)) return present;
  const device = newToken();
  setCookie(config, reply, 'device', device, { httpOnly: true, maxAge: 365 * 24 * 3600 });
  request.cookies[nameOf(config, 'device')] = device;
  return device;
};
