import { writeCursor } from './keyset-cursor';

interface CutPage<Row> {
  readonly page: readonly Row[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** A page out of rows of which one more was asked for than it holds; `keyOf` gives what the list is ordered by. */
export const cutPage = <Row>(rows: readonly Row[], limit: number, keyOf: (last: Row) => Parameters<typeof writeCursor>[0]): CutPage<Row> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null };
};
