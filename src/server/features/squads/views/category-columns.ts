import { category } from '../../../platform/db/schema/mates/games-and-mates';

/** Columns of a squad's category as the wire shows it. */
export const categoryColumns = { id: category.id, kind: category.kind, name: category.name, slug: category.slug };
