import { sql, type SQL } from 'drizzle-orm';
import type { MateSort } from '#domain/mates/mate-sorts.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import type { CardRow } from './mate-card-view';

/** Sorted by columns of an index; the recommended order is merged by place (`placed-page.ts`). */
export type ColumnSort = Exclude<MateSort, 'recommended'>;

interface SortOrder {
  readonly descending: boolean;
  /** The columns of one index after `game_id`; the last is unique. */
  readonly columns: readonly SQL[];
  /** The values of these columns in the last card of a page: the cursor of the next one. */
  readonly keyOf: (card: CardRow) => readonly (string | number)[];
  /** Types of the key's parts, for `readCursor`. */
  readonly shape: string;
}

const { ratingHundredths, reviewCount, finishedOrders, priceFrom, basePrice, userId } = mateCard;

const rating: SortOrder = {
  descending: true,
  columns: [sql`${ratingHundredths}`, sql`${reviewCount}`, sql`${userId}`],
  keyOf: (card) => [card.ratingHundredths, card.reviewCount, card.userId],
  shape: 'iiu',
};

const orders: SortOrder = {
  descending: true,
  columns: [sql`${finishedOrders}`, sql`${userId}`],
  keyOf: (card) => [card.finishedOrders, card.userId],
  shape: 'iu',
};

/**
 * Within one category all prices are the base price times one factor, so the base price gives the order; over all
 * categories each mate has a cheapest price.
 */
const price = (descending: boolean, inCategory: boolean): SortOrder =>
  inCategory
    ? {
        descending,
        columns: [sql`${basePrice}`, sql`${userId}`],
        keyOf: (card) => [card.basePrice, card.userId],
        shape: 'nu',
      }
    : {
        descending,
        columns: [sql`${priceFrom}`, sql`${userId}`],
        keyOf: (card) => [card.priceFrom, card.userId],
        shape: 'nu',
      };

/** The sort order of a list; each has its own index, so that a page costs the same at any depth. */
export const sortOrder = (sort: ColumnSort, inCategory: boolean): SortOrder => {
  switch (sort) {
    case 'rating':
      return rating;
    case 'orders':
      return orders;
    case 'price-asc':
      return price(false, inCategory);
    case 'price-desc':
      return price(true, inCategory);
  }
};
