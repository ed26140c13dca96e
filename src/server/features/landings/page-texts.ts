import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { categoryTag, mateLanding, pageWords, trainingLanding } from '../../platform/db/schema/mates/landings';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** A path of ours, without the host; null when there is none. */
  readonly imageUrl: string | null;
  /** The canonical path of the page. */
  readonly path: string;
}

const shape = /^\/([a-z0-9-]{1,32})\/(?:(mates|training)\/|(category|tag)-)([a-z0-9-]{1,64})$/;

interface Own {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

const byIdOrSlug = <Id, Slug>(text: string, byId: (id: number) => Id, bySlug: (slug: string) => Slug): Id | Slug =>
  /^\d{1,9}$/.test(text) ? byId(Number(text)) : bySlug(text);

/** Texts of a landing; null for any other page and for an unpublished one. */
const landingTextsOf = async (db: Db, asked: string): Promise<Own | null> => {
  const [, gameId = '', place, list, name = ''] = shape.exec(asked) ?? [];
  if (place !== undefined) {
    const table = place === 'mates' ? mateLanding : trainingLanding;
    const found = db.select({ title: table.title, description: table.lead }).from(table).$dynamic();
    // A mate who is no longer on offer has no landing either.
    if (place === 'mates')
      found.innerJoin(mateCard, and(eq(mateCard.userId, mateLanding.mateId), eq(mateCard.gameId, mateLanding.gameId)));
    const [row] = await found.where(and(eq(table.id, name), eq(table.gameId, gameId), eq(table.published, true)));
    return row ? { ...row, path: asked } : null;
  }
  if (list === undefined) return null;
  const table = list === 'category' ? category : categoryTag;
  const named = byIdOrSlug(
    name,
    (id) => eq(table.id, id),
    (slug) => eq(table.slug, slug),
  );
  const found = db
    .select({ title: table.name, description: table.description, slug: table.slug })
    .from(table)
    .$dynamic();
  if (list === 'tag')
    found.innerJoin(category, and(eq(category.id, categoryTag.categoryId), eq(category.enabled, true)));
  const [row] = await found.where(and(eq(table.gameId, gameId), named, eq(table.enabled, true)));
  return row ? { title: row.title, description: row.description, path: `/${gameId}/${list}-${row.slug}` } : null;
};

/**
 * Texts of a page for search engines and link previews: an operator's for its path, otherwise those of its landing;
 * null when it has neither.
 */
export const readPageTexts = async (db: Db, asked: string): Promise<PageTexts | null> => {
  const own = await landingTextsOf(db, asked);
  const path = own?.path ?? asked;
  const [given] = await db.select().from(pageWords).where(eq(pageWords.path, path));
  const words = given ?? own;
  if (!words) return null;
  return {
    title: words.title,
    description: words.description,
    ogTitle: given?.ogTitle ?? words.title,
    ogDescription: given?.ogDescription ?? words.description,
    imageUrl: given?.imageUrl ?? null,
    path,
  };
};
