import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { categoryTag, mateLanding, pageWords, trainingLanding } from '../../platform/db/schema/mates/landings';
import { isCategoryVisible, isMateLandingVisible, isSchoolVisible, isTagVisible } from './visible-landings';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** Of ours, without the host; null: none. */
  readonly imageUrl: string | null;
  /** The one address of the page. */
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

/** What a visible landing says of itself; null for any other path. */
const landingTextsOf = async (db: Db, asked: string): Promise<Own | null> => {
  const [, gameId = '', owner, list, name = ''] = shape.exec(asked) ?? [];
  if (owner !== undefined) {
    const [table, isVisible] =
      owner === 'mates' ? [mateLanding, isMateLandingVisible(db)] : [trainingLanding, isSchoolVisible];
    const [row] = await db
      .select({ title: table.title, description: table.lead })
      .from(table)
      .where(and(eq(table.id, name), eq(table.gameId, gameId), isVisible));
    return row ? { ...row, path: asked } : null;
  }
  if (list === undefined) return null;
  const [table, isVisible] = list === 'category' ? [category, isCategoryVisible] : [categoryTag, isTagVisible(db)];
  const named = byIdOrSlug(
    name,
    (id) => eq(table.id, id),
    (slug) => eq(table.slug, slug),
  );
  const [row] = await db
    .select({ title: table.name, description: table.description, slug: table.slug })
    .from(table)
    .where(and(eq(table.gameId, gameId), named, isVisible));
  return row ? { title: row.title, description: row.description, path: `/${gameId}/${list}-${row.slug}` } : null;
};

/**
 * What search engines and messengers are told of a page: an operator's words for its address, else what a landing says
 * of itself; null when it has neither.
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
