import type { MateLevel } from '../mates/grade';
import type { Placed } from './newcomer-places';
import { orderWeights, type OrderWeights } from './place-score';

/** Variety of a page: at most so many of one level in a row, if somebody of another is within `reach` places. */
export const varietyTerms = { inRow: 2, reach: 6 } as const;

export interface Arranged extends Placed {
  readonly level: MateLevel;
  readonly newcomer: boolean;
  /** How well the mate fits what the viewer wishes, above 0 to 1. */
  readonly fit: number;
}

/** Those of one class may change places with one another; the places of the classes stay. */
const classOf = ({ standing, newcomer }: Arranged): number => standing * 2 + Number(newcomer);

/** Sorts as score and fit by their weights do; a logarithm, so that no power has to be taken for each card. */
const worthOf = ({ score, fit }: Arranged, { answer, rating, fit: fitWeight }: OrderWeights): number =>
  (answer + rating) * Math.log(Math.max(score, 1)) + fitWeight * Math.log(fit);

/** The places of each class, filled with its members by worth. */
const byFit = <Row extends Arranged>(rows: readonly Row[], weights: OrderWeights): Row[] => {
  const classes: { readonly row: Row; readonly worth: number }[][] = [];
  for (const row of rows) (classes[classOf(row)] ??= []).push({ row, worth: worthOf(row, weights) });
  for (const members of classes) members?.sort((one, other) => other.worth - one.worth);
  return rows.map((row) => classes[classOf(row)]?.shift()?.row ?? row);
};

/** Whether all of each class fit as well as one another, so that nothing has to move. */
const isEvenlyFit = (rows: readonly Arranged[]): boolean =>
  rows.every((row, index) => {
    const before = rows[index - 1];
    return before === undefined || before.fit === row.fit || before.standing !== row.standing;
  });

/** Whether the row at `index` would be one too many of its level in a row. */
const isTooMany = (rows: readonly Arranged[], index: number, level: MateLevel): boolean =>
  index >= varietyTerms.inRow &&
  rows.slice(index - varietyTerms.inRow, index).every((before) => before.level === level);

/**
 * The order within a page that was read: by fit among those who are equally present, and not many of one level in a
 * row. Pure, and a permutation of the page: what stands on which page does not change, so that paging stays exact.
 */
export const arrangePage = <Row extends Arranged>(
  page: readonly Row[],
  weights: OrderWeights = orderWeights,
): readonly Row[] => {
  const rows = isEvenlyFit(page) ? [...page] : byFit(page, weights);
  for (let index = varietyTerms.inRow; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined || !isTooMany(rows, index, row.level)) continue;
    const ahead = rows
      .slice(index + 1, index + 1 + varietyTerms.reach)
      .findIndex((other) => other.level !== row.level && classOf(other) === classOf(row));
    const other = rows[index + 1 + ahead];
    if (ahead < 0 || other === undefined) continue;
    rows[index] = other;
    rows[index + 1 + ahead] = row;
  }
  return rows;
};
