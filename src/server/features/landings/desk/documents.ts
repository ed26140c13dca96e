import { and, desc, eq, sql } from 'drizzle-orm';
import type { deskPagesContract } from '#contract/desk/catalogue/pages.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { invalidateCaches } from '#server/platform/cache/invalidate-caches.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { documentVersion } from '#server/platform/db/schema/mates/landings.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { announceLandings } from './landings';

type Contract = typeof deskPagesContract;

const shownVersions = 50;

const columns = { row: documentVersion, author: personColumns(appUser) };

interface Found {
  readonly row: typeof documentVersion.$inferSelect;
  readonly author: { readonly id: string; readonly username: string; readonly avatarUrl: string | null };
}

const line = ({ row, author }: Found) => ({ version: row.version, author, publishedAt: row.publishedAt });

export const oneDocument: Handler<Contract['GET /v1/admin/documents/{slug}']> = async (
  { db },
  { params: { slug } },
) => {
  const found = await db
    .select(columns)
    .from(documentVersion)
    .innerJoin(appUser, eq(appUser.id, documentVersion.authorId))
    .where(eq(documentVersion.slug, slug))
    .orderBy(desc(documentVersion.version))
    .limit(shownVersions);
  const [now] = found;
  return { slug, chapters: now === undefined ? null : [...now.row.chapters], versions: found.map(line) };
};

export const oneVersion: Handler<Contract['GET /v1/admin/documents/{slug}/versions/{id}']> = async (
  { db },
  { params: { slug, id } },
) => {
  const [found] = await db
    .select(columns)
    .from(documentVersion)
    .innerJoin(appUser, eq(appUser.id, documentVersion.authorId))
    .where(and(eq(documentVersion.slug, slug), eq(documentVersion.version, id)));
  if (!found) throw new Refusal('ADMIN_LANDINGS_NOT_FOUND');
  return { ...line(found), chapters: [...found.row.chapters] };
};

export const publishDocument: Handler<Contract['POST /v1/admin/documents/{slug}']> = (
  app,
  { actor, params: { slug }, body: { seen, reason, chapters } },
) =>
  inTransaction(app.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`document ${slug}`}))`);
    await requireUnchanged(tx, `document:${slug}`, seen);
    const [last] = await tx
      .select({ version: documentVersion.version })
      .from(documentVersion)
      .where(eq(documentVersion.slug, slug))
      .orderBy(desc(documentVersion.version))
      .limit(1);
    const version = (last?.version ?? 0) + 1;
    const publishedAt = new Date(app.clock.now());
    await tx.insert(documentVersion).values({ slug, version, chapters, authorId: actor.id, publishedAt });
    const details = { version, chapters: chapters.length, reason };
    await writeAudit(app, tx, actor.id, { action: 'document.publish', subject: `document:${slug}`, details });
    await announceLandings(tx);
    await invalidateCaches(tx, 'catalogue');
    const [author] = await tx.select(columns.author).from(appUser).where(eq(appUser.id, actor.id));
    if (!author) throw new Error('an author is a person');
    return { version, author, publishedAt };
  });
