import type { Kopecks } from '#domain/money/kopecks.ts';

/**
 * What a column holds. `text`: as it is, also ids, cards and phones, of which a number would lose digits. `count`: whole
 * numbers. `decimal`: ratings and percents. `kopecks`: a sum, shown in rubles. `moment`: shown in the reader's
 * time zone.
 */
export type ColumnKind = 'text' | 'count' | 'decimal' | 'kopecks' | 'moment';

/** Null and an empty text: an empty cell. */
export type Cell = string | number | Date | null | undefined;

type Of<Row, Kind extends ColumnKind, Value extends Cell> = readonly [kind: Kind, cell: (row: Row) => Value];

/** How a column is written in every format, and its cell of a row. */
export type Column<Row> =
  | Of<Row, 'text' | 'count' | 'decimal', string | number | null | undefined>
  | Of<Row, 'kopecks', Kopecks | null | undefined>
  | Of<Row, 'moment', Date | null | undefined>;

/** Columns by heading, in their order. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

export interface Table<Row> {
  readonly columns: Columns<Row>;
  /** Pages of rows. */
  readonly pages: AsyncIterable<readonly Row[]>;
  /** IANA name of the reader's time zone. */
  readonly zone: string;
}
