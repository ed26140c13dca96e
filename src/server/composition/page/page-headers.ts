import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/app';
import { contentSecurityPolicy, socketOrigin } from './security-policy';
import { toolsAskedFor } from './tools-asked-for';

/** Response headers of every page; `nonce` allows its scripts and styles. */
export const pageHeaders = (app: App, request: FastifyRequest, nonce: string): Readonly<Record<string, string>> => {
  const tools = toolsAskedFor(app.config, request.url);
  return {
    'content-security-policy': contentSecurityPolicy(
      nonce,
      socketOrigin(app.config.publicUrl, request.host),
      tools.devTools,
    ),
    // The inspector's window answers through its opener.
    ...(tools.stately ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  };
};
