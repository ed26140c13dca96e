/**
 * One statement that is sent together with the commit of a transaction. Its value is read then, so it may still grow.
 */
export interface CommitStatement {
  readonly name: string;
  /** With one text parameter, `$1`. */
  readonly text: string;
  readonly value: () => string;
  /** Called with the rows that the statement has returned. */
  readonly onResult: (rows: readonly unknown[]) => void;
}
