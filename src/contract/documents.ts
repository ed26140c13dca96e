import * as z from 'zod/mini';
import { documentSlugs } from '#domain/documents/document-slugs.ts';
import { endpoint, endpoints } from './kit/endpoint';
import { chapter } from './schemas/document';
import { time } from './schemas/units';

export const documentsContract = endpoints({
  'GET /v1/documents/{slug}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'A text of the service, its current version; current is null while the original one is in force',
    params: z.object({ slug: z.enum(documentSlugs) }),
    response: z.object({
      current: z.nullable(z.object({ version: z.number(), publishedAt: time, chapters: z.array(chapter) })),
    }),
    errors: [],
  }),
});
