import type { CommitStatement } from './commit-statement';
import type { Db, Executor } from './open-database';

interface TransactionEnd {
  readonly db: Db;
  readonly acts: (() => void)[];
  readonly inDoubt: (() => void)[];
  commitStatement: CommitStatement | null;
}

const transactionEnds = new WeakMap<Executor, TransactionEnd>();

/** Begins to collect what has to happen at the end of this transaction. */
export const trackTransactionEnd = (db: Db, tx: Executor): Pick<TransactionEnd, 'commitStatement'> => {
  const end: TransactionEnd = { db, acts: [], inDoubt: [], commitStatement: null };
  transactionEnds.set(tx, end);
  return end;
};

/** Call when the transaction has been committed. */
export const runAfterCommit = (tx: Executor): void => transactionEnds.get(tx)?.acts.forEach((act) => act());

/** Call when the connection broke during the commit: whether it took place is unknown. */
export const runInDoubt = (tx: Executor): void => transactionEnds.get(tx)?.inDoubt.forEach((act) => act());

/** The database of a transaction of `inTransaction`; undefined for any other executor. */
export const databaseOf = (tx: Executor): Db | undefined => transactionEnds.get(tx)?.db;

/** Runs `act` once this transaction is committed, in order of registration; never after a rollback. */
export const afterCommit = (tx: Executor, act: () => void): void => void transactionEnds.get(tx)?.acts.push(act);

/** Runs `act` when it is unknown whether this transaction was committed. */
export const inDoubt = (tx: Executor, act: () => void): void => void transactionEnds.get(tx)?.inDoubt.push(act);

/** Sends the statement with the commit of this transaction. @throws Error for one not begun by `inTransaction` */
export const runWithCommit = (tx: Executor, statement: CommitStatement): void => {
  const end = transactionEnds.get(tx);
  if (!end) throw new Error('only a transaction of inTransaction can send a statement with its commit');
  end.commitStatement = statement;
};
