import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/app';
import { sessionOf } from '../http/authorise';
import { clearSessionCookies, deviceOf, setCsrfCookie } from '../sessions/cookies';
import { newCsrfToken } from '../sessions/csrf-token';
import { endSessions } from '../sessions/end-sessions';

/** Ends the session and forgets its cookies; the browser goes on as a guest. */
export const signOut = async (app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const found = await sessionOf(app, request);
  if (found) await endSessions(app, [found.sessionId]);
  clearSessionCookies(app.config, reply);
  setCsrfCookie(app.config, reply, newCsrfToken(app.secret, `device:${deviceOf(app.config, request, reply)}`));
};

/** A link signs out only when our own page (or the person typing) opened it: a picture or a foreign page cannot. */
export const isOwnNavigation = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return (site === 'same-origin' || site === 'none') && headers['sec-fetch-mode'] === 'navigate';
  const { referer, host } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
};
