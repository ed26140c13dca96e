import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { newToken } from './tokens';
import type { SessionTokens } from './create-session';
import { sessionTerms } from './session-terms';

export const cookieNames = { access: 'access', refresh: 'refresh', csrf: 'csrf', device: 'device' } as const;

const base = (config: Config) => ({ path: '/', sameSite: 'lax', secure: config.publicUrl.startsWith('https:') }) as const;
const lifetime = sessionTerms.refresh / 1000;

/** The access cookie outlives its token, so that an expired session is still recognised and only asked to refresh. */
export const setSessionCookies = (config: Config, reply: FastifyReply, tokens: SessionTokens): void => {
  reply.setCookie(cookieNames.access, tokens.access, { ...base(config), httpOnly: true, maxAge: lifetime });
  reply.setCookie(cookieNames.refresh, tokens.refresh, { ...base(config), httpOnly: true, maxAge: lifetime });
};

/** The browser forgets the session; its device keeps its name. */
export const clearSessionCookies = (config: Config, reply: FastifyReply): void => {
  reply.clearCookie(cookieNames.access, { ...base(config), httpOnly: true });
  reply.clearCookie(cookieNames.refresh, { ...base(config), httpOnly: true });
};

/** Readable by the page, which repeats it in a header. */
export const setCsrfCookie = (config: Config, reply: FastifyReply, token: string): void => {
  reply.setCookie(cookieNames.csrf, token, { ...base(config), maxAge: lifetime });
};

/** Names this browser; guests' CSRF tokens hang on it, and sign-in knows a familiar device by it. */
export const deviceOf = (config: Config, request: FastifyRequest, reply: FastifyReply): string => {
  const present = request.cookies[cookieNames.device];
  if (present && /^[\w-]{43}$/.test(present)) return present;
  const device = newToken();
  request.cookies[cookieNames.device] = device;
  reply.setCookie(cookieNames.device, device, { ...base(config), httpOnly: true, maxAge: 365 * 24 * 3600 });
  return device;
};
