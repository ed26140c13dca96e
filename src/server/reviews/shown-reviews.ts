import { sql } from 'drizzle-orm';
import { review } from '../db/schema/reviews';

/** Revealed and not taken down: the only reviews that anybody sees or that count. */
export const isShown = sql`${review.shownAt} IS NOT NULL AND ${review.hiddenAt} IS NULL`;
