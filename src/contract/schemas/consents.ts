import * as z from 'zod/mini';
import { consentSlugs } from '#domain/documents/document-slugs.ts';

/** SHA-256 of a document's text, hex: what was agreed to is that text and no other. */
export const textHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Documents that were ticked, each with the text that was in force when the page showed it. */
export const consentsGiven = z
  .array(z.object({ document: z.enum(consentSlugs), hash: textHash }))
  .check(z.maxLength(consentSlugs.length));

export type ConsentsGiven = z.output<typeof consentsGiven>;
