import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/kit/endpoint';
import type { App } from '../app/app';
import type { Actor } from '../sessions/actor';
import { demandAccess, demandOwnPage, sessionOf } from './authorise';

const safe = new Set(['GET', 'HEAD']);

/** The one gate: session, own page for whatever changes something, declared access. */
export const authorise = async (app: App, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> => {
  const found = await sessionOf(app, request);
  if (!safe.has(request.method) && !endpoint.raw) demandOwnPage(app, found, request, reply);
  const actor = found?.actor ?? null;
  demandAccess(endpoint.access, actor);
  return actor;
};
