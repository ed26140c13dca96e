import { videoHosts } from '../../../domain/blog/video-link';

/** Where the page's own sockets go: not every browser takes them for `'self'`. Under https to the public address alone. */
export const socketOrigin = (publicUrl: string, askedHost: string): string => {
  const own = new URL(publicUrl);
  if (own.protocol === 'https:') return `wss://${own.host}`;
  // The host is the visitor's word: nothing but a name and a port may come into a header.
  return `ws://${/^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(askedHost) ? askedHost : own.host}`;
};

/** Who may make trusted HTML and addresses of scripts: the loader of chunks, who starts the worker, and the editor when it reads what is pasted. */
const trustedTypes = ['naparnik', 'naparnik-worker', 'ProseMirrorClipboard'];

/** Nothing runs that this answer's nonce does not vouch for; no HTML sink accepts a string. */
export const contentSecurityPolicy = (nonce: string, socket: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
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
    `trusted-types ${trustedTypes.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
