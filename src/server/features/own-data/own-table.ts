/** A table whose rows belong to people: what its rows are called in the file, how they are found, which columns go out. */
export type OwnTable = {
  /** In Russian, for the person. */
  readonly title: string;
  /** Column names, separated by spaces. */
  readonly columns: string;
  /** Columns that stay: secrets, copies, other people's work. */
  readonly hidden?: string;
} & (
  | {
      /** Columns that hold the person's id. */
      readonly whose: readonly string[];
    }
  | {
      /** The rows belong to rows of another table of theirs: `column` holds its `key`, by default its id. */
      readonly through: { readonly column: string; readonly table: string; readonly key?: string };
    }
);
