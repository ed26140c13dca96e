import { videoHosts } from '#domain/blog/video-link.ts';

/** Origin of the page's sockets: not every browser includes it in `'self'`. Under https only the public host. */
export const socketOrigin = (publicUrl: string, askedHost: string): string => {
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
export const contentSecurityPolicy = (nonce: string, socket: string, evaluates = false): string =>
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
