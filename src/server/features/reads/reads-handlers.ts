import type { readsContract } from '#contract/reads.ts';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';

/** Reads of one call that run at the same time: as many as a browser would make. */
const atOnce = 6;

export const readsHandlers: Handlers<typeof readsContract> = {
  'POST /v1/reads': async (_app, { actor, body, http }) => {
    const { jointReads } = http.request.server;
    const answer = async ({ address, hash }: (typeof body.reads)[number]) => {
      try {
        const value = await jointReads.make(address, actor, http);
        if (value === undefined) return { as: 'alone' } as const;
        return jointReads.hashOf(value) === hash ? ({ as: 'same' } as const) : ({ as: 'body', body: value } as const);
      } catch (problem) {
        // Anything else would fail the other reads too.
        if (problem instanceof Refusal) return { as: 'alone' } as const;
        throw problem;
      }
    };
    const few = limitConcurrency(atOnce);
    return { answers: await Promise.all(body.reads.map((read) => few(() => answer(read)))) };
  },
};
