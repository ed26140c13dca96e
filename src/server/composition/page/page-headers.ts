import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/app';
import { contentSecurityPolicy, socketOrigin } from './security-policy';

/** Response headers of every page; `nonce` allows its scripts and styles. */
export const pageHeaders = (app: App, request: FastifyRequest, nonce: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(nonce, socketOrigin(app.config.publicUrl, request.host)),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
});
