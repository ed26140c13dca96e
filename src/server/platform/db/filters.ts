import {
  and,
  type Column,
  eq,
  type GetColumnData,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { rublesToKopecks } from '#domain/money/kopecks.ts';

/** A condition of a list; undefined filters nothing out. */
export type Filter = SQL | undefined;

/** Undefined and an empty array filter nothing out. */
export const oneOf = <Of extends Column>(column: Of, values: readonly GetColumnData<Of, 'raw'>[] | undefined): Filter =>
  values?.length ? inArray(column, values) : undefined;

export const equal = <Of extends Column>(column: Of, value: GetColumnData<Of, 'raw'> | undefined): Filter =>
  value === undefined ? undefined : eq(column, value);

/** ISO moments, both inclusive. */
export const within = (
  column: Column,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Filter =>
  and(
    from === undefined ? undefined : gte(column, new Date(from)),
    to === undefined ? undefined : lte(column, new Date(to)),
  );

export const between = (column: SQLWrapper, min: number | undefined, max: number | undefined): Filter =>
  and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));

interface Sums {
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
}

/** The column holds kopecks, `minAmount` and `maxAmount` are rubles. */
export const sumBetween = (column: SQLWrapper, { minAmount: min, maxAmount: max }: Sums): Filter =>
  between(
    column,
    min === undefined ? undefined : rublesToKopecks(min),
    max === undefined ? undefined : rublesToKopecks(max),
  );

/** Rows for which `yes` holds, rows for which `no` holds, or all. */
export const either = (wanted: boolean | undefined, yes: SQL, no: SQL = sql`NOT (${yes})`): Filter =>
  wanted === undefined ? undefined : wanted ? yes : no;

/** Whether the column has a value. */
export const present = (column: Column, wanted: boolean | undefined): Filter =>
  either(wanted, isNotNull(column), isNull(column));

/** An empty search filters nothing out. */
export const search = (text: string | undefined, found: (text: string) => Filter): Filter =>
  text ? found(text) : undefined;
