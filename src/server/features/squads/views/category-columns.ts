import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';

/** Columns of a squad's category as the wire shows it. */
export const categoryColumns = { id: category.id, kind: category.kind, name: category.name, slug: category.slug };
