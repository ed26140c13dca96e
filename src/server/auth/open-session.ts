import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '../../contract/schemas/me';
import type { App } from '../app/app';
import { deviceOf, setCsrfCookie, setSessionCookies } from '../sessions/cookies';
import { createSession } from '../sessions/create-session';
import { newCsrfToken } from '../sessions/csrf-token';
import { endSessions } from '../sessions/end-sessions';
import { sessionOf } from '../http/authorise';
import { tokenHash } from '../sessions/tokens';
import { rememberDevice } from './remember-device';
import { readMe } from '../users/read-me';

/**
 * Signs a person in: always a new session with new tokens; the one this browser had before ends, so that a
 * planted cookie leads nowhere. Quietly: a browser that is new is not told of (demo).
 */
export const openSession = async (app: App, userId: string, request: FastifyRequest, reply: FastifyReply, options: { readonly quiet?: boolean } = {}): Promise<Me> => {
  const before = await sessionOf(app, request);
  const device = deviceOf(app.config, request, reply);
  const tokens = await createSession(app.db, app.secret, userId, { ip: request.ip, userAgent: request.headers['user-agent'] ?? null });
  await rememberDevice(app, userId, tokenHash(device), options.quiet ? null : (request.headers['user-agent'] ?? ''));
  if (before) await endSessions(app, [before.sessionId]);
  setSessionCookies(app.config, reply, tokens);
  setCsrfCookie(app.config, reply, newCsrfToken(app.secret, `session:${tokens.sessionId}`));
  return readMe(app, userId);
};
