import * as z from 'zod/mini';
import { pageLimits } from '#domain/games/page-limits.ts';
import { tidy } from './tidy';

/** A chapter of a document of the service. */
export const chapter = z.object({
  title: z.string().check(tidy(), z.minLength(1), z.maxLength(pageLimits.title)),
  paragraphs: z
    .array(z.string().check(tidy(), z.minLength(1), z.maxLength(pageLimits.paragraph)))
    .check(z.minLength(1), z.maxLength(pageLimits.paragraphs)),
});

export type Chapter = z.output<typeof chapter>;
