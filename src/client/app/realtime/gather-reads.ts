import { textHash } from '#contract/kit/text-hash.ts';
import { readsAtOnce } from '#contract/reads.ts';
import { ApiError, isUndecided } from '../../api/api-error';
import { call } from '../../api/call';
import { alone, setJointRead } from '../../api/joint-reads';
import { rememberedResponse } from '../../api/remembered-responses';
import { request } from '../../api/request';

/** Ms within which everything that may have changed is fetched again, further pages of lists too. */
const gatherForMs = 3000;

interface Read {
  readonly address: string;
  /** What the page has from there; undefined: nothing. */
  readonly had: unknown;
  readonly resolve: (body: unknown) => void;
  readonly reject: (problem: unknown) => void;
}

const { transformResponse } = call('POST /v1/reads');

const asked = ({ address, had }: Read) =>
  had === undefined ? { address } : { address, hash: textHash(JSON.stringify(had)) };

/** The server does not know this call (it may be of an earlier release) or does not take it. */
const isRefused = (problem: unknown): boolean =>
  problem instanceof ApiError && !isUndecided(problem) && problem.status !== 401;

const make = async (reads: readonly Read[]): Promise<void> => {
  try {
    const body = { reads: reads.map(asked) };
    const { answers } = transformResponse(await request({ method: 'POST', path: '/v1/reads', body }));
    for (const [index, { had, resolve }] of reads.entries()) {
      const answer = answers[index];
      resolve(answer?.as === 'same' ? had : answer?.as === 'body' ? answer.body : alone);
    }
  } catch (problem) {
    for (const { resolve, reject } of reads)
      if (isRefused(problem)) resolve(alone);
      else reject(problem);
  }
};

let until = 0;
let waiting: Read[] = [];

const flush = (): void => {
  const reads = waiting;
  waiting = [];
  for (let from = 0; from < reads.length; from += readsAtOnce) void make(reads.slice(from, from + readsAtOnce));
};

const join = (address: string): Promise<unknown> | null => {
  if (Date.now() >= until || !address.startsWith('/v1/') || address.startsWith('/v1/admin/')) return null;
  if (waiting.length === 0) setTimeout(flush);
  return new Promise((resolve, reject) => waiting.push({ address, had: rememberedResponse(address), resolve, reject }));
};

/**
 * For the next seconds the page's reads go to the server in one call, with a hash of what the page has: after a restart
 * all pages fetch everything again at once, and hardly anything has changed.
 */
export const gatherReads = (): void => {
  until = Date.now() + gatherForMs;
  setJointRead(join);
};
