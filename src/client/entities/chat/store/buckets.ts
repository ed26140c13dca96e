const count = 64;

interface Row {
  readonly id: string;
}

/**
 * Rows by UUID, cheap to change: a change copies the few rows of a bucket and the list of buckets, never all rows.
 * Plain JSON; the rows of a bucket are ordered by id, so that the same rows are equal in whatever order they were
 * added.
 */
export type Buckets<T extends Row> = readonly (readonly T[])[];

export const emptyBuckets = <T extends Row>(): Buckets<T> => Array.from({ length: count }, () => []);

const digit = (code: number): number => (code < 58 ? code - 48 : code - 87);

/** The last characters of a UUID are random. */
const bucketOf = (id: string): number =>
  ((digit(id.charCodeAt(id.length - 2)) << 4) | digit(id.charCodeAt(id.length - 1))) & (count - 1);

/** The index of the id; if it is absent, `-1 - index` of the place where it would be inserted. */
const find = (rows: readonly Row[], id: string): number => {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = rows[middle]?.id ?? '';
    if (there === id) return middle;
    if (there < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1 - low;
};

export const getRow = <T extends Row>(buckets: Buckets<T>, id: string): T | undefined => {
  const rows = buckets[bucketOf(id)] ?? [];
  const at = find(rows, id);
  return at < 0 ? undefined : rows[at];
};

export const putRow = <T extends Row>(buckets: Buckets<T>, row: T): Buckets<T> => {
  const bucket = bucketOf(row.id);
  const rows = (buckets[bucket] ?? []).slice();
  const at = find(rows, row.id);
  if (at < 0) rows.splice(-1 - at, 0, row);
  else rows[at] = row;
  const next = buckets.slice();
  next[bucket] = rows;
  return next;
};

export const allRows = <T extends Row>(buckets: Buckets<T>): readonly T[] => buckets.flat();
