import type { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { releaseReader } from './release-reader';

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, whether Fastify or the response cache writes it. */
export interface ResponseHeaders {
  /** The same for every response; a new object as soon as one of them changes. */
  readonly common: () => Headers;
  /** Of one response: its request id and the server's time. */
  readonly own: (requestId: string) => Headers;
  /** The same as a flat list of names and values, as Node's `writeHead` takes them. */
  readonly ownFlat: (requestId: string) => string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly responseHeaders: ResponseHeaders;
  }
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
} as const;

/** Headers of a response whose route sets no others. */
export const defaultHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Formats a time; caches the last one, because many responses are sent within one millisecond. */
const timeFormatter = (): ((at: number) => string) => {
  let last = { at: 0, text: new Date(0).toISOString() };
  return (at) => {
    if (last.at !== at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  };
};

/** Headers that every response has: request id, server time, release and security policies. */
export const responseHeaders = (config: Config, clock: Clock): ResponseHeaders => {
  const release = releaseReader(config);
  const formatTime = timeFormatter();
  const fixed = config.publicUrl.startsWith('https:')
    ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : always;
  let last: { readonly built: string | null; readonly headers: Headers } = { built: null, headers: fixed };
  return {
    common: () => {
      const built = release();
      if (built !== last.built) last = { built, headers: built === null ? fixed : { ...fixed, 'x-release': built } };
      return last.headers;
    },
    ownFlat: (requestId) => ['x-request-id', requestId, 'x-server-time', formatTime(clock.now())],
    own: (requestId) => ({ 'x-request-id': requestId, 'x-server-time': formatTime(clock.now()) }),
  };
};
