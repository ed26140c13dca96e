import type { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { releaseReader } from './release-reader';

type Headers = Readonly<Record<string, string>>;

/** What an answer says besides itself, whoever writes it. */
export interface ResponseHeaders {
  /** The same for every answer; another object as soon as it says something else. */
  readonly common: () => Headers;
  /** The answer's own: its number and the server's time. */
  readonly own: (requestId: string) => Headers;
  /** The same, names and values in turn, as Node takes them. */
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
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
} as const;

/** What an answer says where its route says nothing else. */
export const defaultHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Many answers leave within one millisecond. */
const writtenMoment = (): ((at: number) => string) => {
  let last = { at: 0, text: new Date(0).toISOString() };
  return (at) => {
    if (last.at !== at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  };
};

/** Headers that every answer has in common: its number, the server's time, the release, what a browser may do with it. */
export const responseHeaders = (config: Config, clock: Clock): ResponseHeaders => {
  const release = releaseReader(config);
  const write = writtenMoment();
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
    ownFlat: (requestId) => ['x-request-id', requestId, 'x-server-time', write(clock.now())],
    own: (requestId) => ({ 'x-request-id': requestId, 'x-server-time': write(clock.now()) }),
  };
};
