import { desc, eq } from 'drizzle-orm';
import type { documentsContract } from '#contract/documents.ts';
import { documentVersion } from '../../platform/db/schema/mates/landings';
import type { Handlers } from '../../platform/http/call';

export const documentsHandlers: Handlers<typeof documentsContract> = {
  'GET /v1/documents/{slug}': async (app, { params }) => {
    const [row] = await app.db
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.slug, params.slug))
      .orderBy(desc(documentVersion.version))
      .limit(1);
    const current = row ? { version: row.version, publishedAt: row.publishedAt, chapters: [...row.chapters] } : null;
    return { current };
  },
};
