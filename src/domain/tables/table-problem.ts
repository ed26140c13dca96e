/** What could not be read in a table, by its place in the file. */
export interface TableProblem {
  /** From 1. */
  readonly line: number;
  /** The column's heading; null: the whole line. */
  readonly column: string | null;
  /** A Russian clause for the operator. */
  readonly why: string;
}
