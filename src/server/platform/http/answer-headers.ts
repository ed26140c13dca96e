import type { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { releaseReader } from './release-reader';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the answer to this request says besides itself, whoever writes it. */
    readonly answerHeaders: (requestId: string) => Record<string, string>;
  }
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** What an answer says where its route says nothing else. */
export const unlessSaid = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Headers that every answer has in common: its number, the server's time, the release, what a browser may do with it. */
export const answerHeaders = (config: Config, clock: Clock): ((requestId: string) => Record<string, string>) => {
  const release = releaseReader(config);
  const fixed = config.publicUrl.startsWith('https:')
    ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : always;
  return (requestId) => {
    const built = release();
    return {
      ...fixed,
      ...(built === null ? {} : { 'x-release': built }),
      'x-request-id': requestId,
      'x-server-time': new Date(clock.now()).toISOString(),
    };
  };
};
