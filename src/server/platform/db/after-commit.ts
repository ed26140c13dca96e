import type { Db, Executor } from './open-database';

/** What a transaction says last: one statement, asked with its commit, however often something was added to it. */
export interface CommitStatement {
  readonly name: string;
  /** With one parameter, `$1`: a text. */
  readonly text: string;
  readonly value: () => string;
  /** What the statement has returned. */
  readonly onResult: (rows: readonly unknown[]) => void;
}

interface TransactionEnd {
  readonly db: Db;
  readonly acts: (() => void)[];
  readonly inDoubt: (() => void)[];
  lastWords: CommitStatement | null;
}

const transactionEnds = new WeakMap<Executor, TransactionEnd>();

/** Lets what runs in this transaction leave something for its end; gives what it says last. */
export const trackTransactionEnd = (db: Db, tx: Executor): Pick<TransactionEnd, 'lastWords'> => {
  const ending: TransactionEnd = { db, acts: [], inDoubt: [], lastWords: null };
  transactionEnds.set(tx, ending);
  return ending;
};

/** Its transaction is committed. */
export const runAfterCommit = (tx: Executor): void => transactionEnds.get(tx)?.acts.forEach((act) => act());

/** The line broke during its commit: nobody knows whether it is one. */
export const runInDoubt = (tx: Executor): void => transactionEnds.get(tx)?.inDoubt.forEach((act) => act());

/** The database of a transaction that was begun by `inTransaction`; undefined for any other, and outside of one. */
export const databaseOf = (tx: Executor): Db | undefined => transactionEnds.get(tx)?.db;

/** To be done once this transaction is committed, in the order in which it was left; never when it is taken back. */
export const afterCommit = (tx: Executor, act: () => void): void => void transactionEnds.get(tx)?.acts.push(act);

/** To be done when nobody knows whether this transaction was committed. */
export const inDoubt = (tx: Executor, act: () => void): void => void transactionEnds.get(tx)?.inDoubt.push(act);

/** To be said with the commit of this transaction, which was begun by `inTransaction`. */
export const runWithCommit = (tx: Executor, words: CommitStatement): void => {
  const ending = transactionEnds.get(tx);
  if (!ending) throw new Error('a transaction without an ending says nothing last');
  ending.lastWords = words;
};
