/**
 * What a column holds. `text`: as it is, also ids, cards and phones, of which a number would lose digits. `count`: whole
 * numbers. `decimal`: ratings and percents. `money`: rubles. `moment`: an ISO time, shown in the reader's time zone.
 */
export type ColumnKind = 'text' | 'count' | 'decimal' | 'money' | 'moment';

/** Null and an empty text: an empty cell. */
export type Cell = string | number | null | undefined;

/** How a column is written in every format, and its cell of a row. */
export type Column<Row> = readonly [kind: ColumnKind, cell: (row: Row) => Cell];

/** Columns by heading, in their order. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

export interface Table<Row> {
  readonly columns: Columns<Row>;
  /** Pages of rows. */
  readonly pages: AsyncIterable<readonly Row[]>;
  /** IANA name of the reader's time zone. */
  readonly zone: string;
}
