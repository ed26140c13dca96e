import { createHash } from 'node:crypto';
import { desc, inArray } from 'drizzle-orm';
import { consentSlugs, type ConsentSlug, type DocumentChapter } from '#domain/documents/document-slugs.ts';
import { originalTexts } from '#domain/documents/original-texts.ts';
import type { App } from '../../platform/app';
import { cached } from '../../platform/cache/cached';
import { documentVersion } from '../../platform/db/schema/mates/landings';

interface TextInForce {
  /** SHA-256 of the document's name and chapters, hex. */
  readonly hash: string;
  readonly chapters: readonly DocumentChapter[];
}

export type TextsInForce = Readonly<Record<ConsentSlug, TextInForce>>;

const hashOf = (document: ConsentSlug, chapters: readonly DocumentChapter[]): string =>
  createHash('sha256')
    .update(JSON.stringify([document, chapters.map(({ title, paragraphs }) => [title, paragraphs])]))
    .digest('hex');

/** The published version of each document that people agree to, or the built-in one. */
export const textsInForce = cached('catalogue', async ({ db }: Pick<App, 'db' | 'caches'>): Promise<TextsInForce> => {
  const published = await db
    .selectDistinctOn([documentVersion.slug], { slug: documentVersion.slug, chapters: documentVersion.chapters })
    .from(documentVersion)
    .where(inArray(documentVersion.slug, [...consentSlugs]))
    .orderBy(documentVersion.slug, desc(documentVersion.version));
  const inForce = (document: ConsentSlug): TextInForce => {
    const chapters = published.find(({ slug }) => slug === document)?.chapters ?? originalTexts[document];
    return { hash: hashOf(document, chapters), chapters };
  };
  return {
    policy: inForce('policy'),
    'personal-data': inForce('personal-data'),
    marketing: inForce('marketing'),
    'mate-terms': inForce('mate-terms'),
  };
});
