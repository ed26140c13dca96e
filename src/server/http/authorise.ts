import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../contract/kit/endpoint';
import type { App } from '../app/app';
import type { Actor } from '../sessions/actor';
import { cookieNames, deviceOf } from '../sessions/cookies';
import { isCsrfTokenOf } from '../sessions/csrf-token';
import { findSession } from '../sessions/find-session';
import { sessionIdOf } from '../sessions/tokens';
import type { FoundSession } from '../sessions/find-session';
import { hasPermission } from './has-permission';
import { isOwnOrigin } from './check-origin';
import { Refusal } from './refusal';

/** Whose request this is; null for a guest. A session whose access token has run out has no actor. */
export const sessionOf = async (app: App, request: FastifyRequest): Promise<FoundSession | null> => {
  const access = request.cookies[cookieNames.access];
  return access ? findSession(app.db, access) : null;
};

/**
 * What a CSRF token hangs on: the session, for a guest the device. A browser whose refresh was answered into
 * nowhere has an access token that is no more; its refresh token still says which session it is.
 */
export const csrfBinding = (app: App, found: FoundSession | null, request: FastifyRequest, reply: FastifyReply): string => {
  const sessionId = found?.sessionId ?? sessionIdOf(request.cookies[cookieNames.refresh] ?? '');
  return sessionId ? `session:${sessionId}` : `device:${deviceOf(app.config, request, reply)}`;
};

/** @throws Refusal CSRF_TOKEN_INVALID */
export const demandOwnPage = (app: App, found: FoundSession | null, request: FastifyRequest, reply: FastifyReply): void => {
  const token = request.headers['x-csrf-token'];
  const good =
    isOwnOrigin(app.config, request.headers) &&
    typeof token === 'string' &&
    token === request.cookies[cookieNames.csrf] &&
    isCsrfTokenOf(app.secret, csrfBinding(app, found, request, reply), token);
  if (!good) throw new Refusal('CSRF_TOKEN_INVALID');
};

/**
 * Lets the actor through the endpoint's declared access, or refuses.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, AUTH_NOT_ADMIN
 */
export const demandAccess = (access: Access, actor: Actor | null): void => {
  if (access === 'public') return;
  if (!actor) throw new Refusal('UNAUTHENTICATED');
  if (access === 'client' && actor.mateGameId !== null) throw new Refusal('FORBIDDEN');
  if (access === 'mate' && actor.mateGameId === null) throw new Refusal('FORBIDDEN');
  if (typeof access === 'object') {
    if (!actor.isAdmin) throw new Refusal('AUTH_NOT_ADMIN');
    if (!hasPermission(actor.permissions, access.permission)) throw new Refusal('FORBIDDEN');
  }
};
