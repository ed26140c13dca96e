import type { ReactNode } from 'react';

/** Groups of a list with a heading each, as long as the list's own order keeps them together. */
export interface RowGroups<Row> {
  readonly of: (row: Row) => string;
  readonly name: (group: string) => string;
  readonly heading: (group: string) => ReactNode;
  /** Filters with which the list has another order. */
  readonly unless: readonly string[];
}

/** A row, or the heading of a group. */
export type Entry<Row> = { readonly row: Row } | { readonly group: string };

/** Rows with a heading before the first of each group. */
export const withHeadings = <Row>(rows: readonly Row[], groups: RowGroups<Row> | undefined): readonly Entry<Row>[] =>
  rows.flatMap((row, index): readonly Entry<Row>[] => {
    const group = groups?.of(row);
    const before = rows[index - 1];
    return group === undefined || (before !== undefined && groups?.of(before) === group)
      ? [{ row }]
      : [{ group }, { row }];
  });
