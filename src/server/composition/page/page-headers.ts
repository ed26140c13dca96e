import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/app';
import { videoHosts } from '#domain/blog/video-link.ts';
import type { Config } from '../../platform/config/config';

interface Tools {
  /** `?devtools`: Redux DevTools evaluate what is typed into their dispatcher. */
  readonly devTools: boolean;
  /** `?inspect=stately`: the page opens Stately's inspector in a window of its own. */
  readonly stately: boolean;
}

/** The developers' tools that a page's address asks for; outside of demo mode none. */
const toolsAskedFor = ({ demo }: Pick<Config, 'demo'>, url: string): Tools => {
  const at = url.indexOf('?');
  const query = new URLSearchParams(demo && at >= 0 ? url.slice(at) : '');
  return { devTools: (query.get('devtools') ?? '0') !== '0', stately: query.get('inspect') === 'stately' };
};

/** Origin of the page's sockets: not every browser includes it in `'self'`. Under https only the public host. */
const socketOrigin = (publicUrl: string, askedHost: string): string => {
  const own = new URL(publicUrl);
  if (own.protocol === 'https:') return `wss://${own.host}`;
  // The Host header is the client's: only a name and a port may get into our header.
  return `ws://${/^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(askedHost) ? askedHost : own.host}`;
};

/**
 * Trusted Types policies: of the chunk loader, of the registration of the service worker, of the editor for pasted
 * HTML.
 */
const trustedTypes = ['naparnik', 'naparnik-worker', 'ProseMirrorClipboard'];

/**
 * Only scripts with this response's nonce run; no HTML sink accepts a plain string. `evaluates`: text may be run as code,
 * for Redux DevTools in demo mode.
 */
const contentSecurityPolicy = (nonce: string, socket: string, evaluates = false): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluates ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `frame-src 'self' ${videoHosts.join(' ')}`,
    "media-src 'self' blob:",
    `connect-src 'self' ${socket}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(evaluates ? [] : [`trusted-types ${trustedTypes.join(' ')}`, "require-trusted-types-for 'script'"]),
  ].join('; ');

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
