import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Access, Endpoint } from '#contract/kit/endpoint.ts';
import type { App } from '../app';
import type { Actor } from '../sessions/actor';
import { deviceOf, readCookie } from '../sessions/cookies';
import { isCsrfTokenOf, sessionIdOf } from '../sessions/tokens';
import { findSession, type FoundSession } from '../sessions/find-session';
import { sessionOfRefresh } from '../sessions/refresh-session';
import { requireDesk, withRightsOfSession } from '../sessions/desk-session';
import { confirmedSinceOf, requireSecondStep } from '../sessions/second-step';
import { hasPermission } from '#domain/people/has-permission.ts';
import { Refusal } from './refusal';

/**
 * Whether a browser's request comes from our own page. A request without Origin and Sec-Fetch-Site is not a browser's
 * cross-site request; the CSRF token still protects against it.
 */
export const isOwnOrigin = (config: Config, headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const origin = headers.origin;
  if (origin === undefined) return true;
  const own = new URL(config.publicUrl);
  if (origin === own.origin) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  // An attacker on a connection without https can forge pages under our host name: they must not act on the https site.
  return asked.host === headers.host && (own.protocol === 'http:' || asked.protocol === 'https:');
};

export const accessTokenOf = (app: App, request: FastifyRequest): string | undefined =>
  readCookie(app.config, request.cookies, 'access');

/** Whose request this is; null for a guest. A session whose access token has run out has no actor. */
export const sessionOf = async (app: App, request: FastifyRequest): Promise<FoundSession | null> => {
  const access = accessTokenOf(app, request);
  return access ? findSession(app.db, access) : null;
};

/**
 * What a new CSRF token is bound to: the session or, for a guest, the device. A browser that lost the response to its
 * refresh has an access token that no longer exists; its refresh token still names the session. It counts only if it is
 * really one of that session's tokens: anybody can put another session's id in front of 43 letters.
 */
export const csrfBinding = async (
  app: App,
  found: FoundSession | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const refresh = readCookie(app.config, request.cookies, 'refresh');
  const sessionId = found?.sessionId ?? (refresh ? await sessionOfRefresh(app.db, refresh) : null);
  return sessionId ? `session:${sessionId}` : `device:${deviceOf(app.config, request, reply)}`;
};

/**
 * What the CSRF token of this request may be bound to. Without a live session, also to the session of a refresh token
 * of any age: only that session's own page ever received such a CSRF token, and the refresh call must see an old
 * refresh token to notice that it was copied.
 */
const bindingsOf = (
  app: App,
  found: FoundSession | null,
  request: FastifyRequest,
  reply: FastifyReply,
): readonly string[] => {
  if (found) return [`session:${found.sessionId}`];
  const past = sessionIdOf(readCookie(app.config, request.cookies, 'refresh') ?? '');
  return [`device:${deviceOf(app.config, request, reply)}`, ...(past === null ? [] : [`session:${past}`])];
};

/** @throws Refusal CSRF_TOKEN_INVALID */
const requireOwnPage = (app: App, found: FoundSession | null, request: FastifyRequest, reply: FastifyReply): void => {
  const token = request.headers['x-csrf-token'];
  const isValid =
    isOwnOrigin(app.config, request.headers) &&
    typeof token === 'string' &&
    [readCookie(app.config, request.cookies, 'csrf'), request.cookies['csrf']].includes(token) &&
    bindingsOf(app, found, request, reply).some((binding) => isCsrfTokenOf(app.secret, binding, token));
  if (!isValid) throw new Refusal('CSRF_TOKEN_INVALID');
};

/**
 * Lets the actor through the endpoint's declared access, or refuses.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, AUTH_NOT_ADMIN
 */
export const requireAccess = (access: Access, actor: Actor | null): void => {
  if (access === 'public') return;
  if (!actor) throw new Refusal('UNAUTHENTICATED');
  if (access === 'client' && actor.mateGameId !== null) throw new Refusal('FORBIDDEN');
  if (access === 'mate' && actor.mateGameId === null) throw new Refusal('FORBIDDEN');
  if (access !== 'admin' && typeof access !== 'object') return;
  if (!actor.isAdmin) throw new Refusal('AUTH_NOT_ADMIN');
  const may = access === 'admin' ? actor.permissions.length > 0 : hasPermission(actor.permissions, access.permission);
  if (!may) throw new Refusal('FORBIDDEN');
};

const safe = new Set(['GET', 'HEAD']);

/** Whether the response depends on who makes the request. */
export const dependsOnActor = (
  { sameForAll }: Pick<Endpoint, 'sameForAll'>,
  { method, query }: Pick<FastifyRequest, 'method' | 'query'>,
): boolean => {
  if (sameForAll === undefined || !safe.has(method)) return true;
  return sameForAll !== true && sameForAll.but.some((name) => Object(query)[name] !== undefined);
};

const withSecondStep = ({ secret }: App, actor: Actor, { headers }: FastifyRequest): Actor => {
  const confirmedSince = confirmedSinceOf(secret, actor.sessionId, headers['x-second-step']);
  return confirmedSince === null ? actor : { ...actor, confirmedSince };
};

/**
 * The one gate of every call: session, CSRF token for unsafe methods, declared access, the desk's code, the second
 * step.
 * @throws Refusal CSRF_TOKEN_INVALID, UNAUTHENTICATED, FORBIDDEN, AUTH_NOT_ADMIN, ADMIN_CODE_REQUIRED,
 * ADMIN_CODE_NOT_SET_UP, SECOND_STEP_REQUIRED
 */
export const authorise = async (
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> => {
  if (!dependsOnActor(endpoint, request)) return null;
  const found = await sessionOf(app, request);
  if (!safe.has(request.method) && !endpoint.raw) requireOwnPage(app, found, request, reply);
  const actor = found?.actor ? withSecondStep(app, found.actor, request) : null;
  const { access, beforeCode, unattended, confirmed } = endpoint;
  requireAccess(access, actor);
  if (confirmed === true && actor) await requireSecondStep(app.db, actor);
  const isDeskCall = access === 'admin' || typeof access === 'object';
  if (!isDeskCall) return actor && withRightsOfSession(app, actor);
  if (app.config.adminCode && actor && !beforeCode) await requireDesk(app.db, actor, unattended ?? false);
  return actor;
};
