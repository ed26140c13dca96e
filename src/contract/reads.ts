import * as z from 'zod/mini';
import { endpoint, endpoints } from './kit/endpoint';

/** How many reads one call may make. */
export const readsAtOnce = 40;

/**
 * One call instead of many, for pages that fetch again what they show: after a restart all of them do so within a
 * second, and hardly anything has changed.
 */
export const readsContract = endpoints({
  'POST /v1/reads': endpoint({
    access: 'user',
    summary: 'Reads again what a page has: what is still the same is not sent',
    onlyReads: true,
    body: z.object({
      reads: z
        .array(
          z.object({
            /** Path and query of a `GET`. */
            address: z.string().check(z.startsWith('/'), z.maxLength(2000)),
            /** Hash (`textHash`) of the JSON that the page has from there; absent: it has none. */
            hash: z.optional(z.string().check(z.maxLength(16))),
          }),
        )
        .check(z.minLength(1), z.maxLength(readsAtOnce)),
    }),
    response: z.object({
      /** In the order of the reads. `alone`: not to be had in this way, or refused; the `GET` itself says more. */
      answers: z.array(
        z.discriminatedUnion('as', [
          z.object({ as: z.literal('same') }),
          z.object({ as: z.literal('body'), body: z.unknown() }),
          z.object({ as: z.literal('alone') }),
        ]),
      ),
    }),
    errors: [],
  }),
});
