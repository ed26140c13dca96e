import type { Db, Executor } from './open-database';

/** What a transaction says last: one statement, asked with its commit, however often something was added to it. */
export interface LastWords {
  readonly name: string;
  /** With one parameter, `$1`: a text. */
  readonly text: string;
  readonly value: () => string;
  /** What the statement has returned. */
  readonly said: (rows: readonly unknown[]) => void;
}

interface Ending {
  readonly db: Db;
  readonly acts: (() => void)[];
  readonly inDoubt: (() => void)[];
  lastWords: LastWords | null;
}

const endings = new WeakMap<Executor, Ending>();

/** Lets what runs in this transaction leave something for its end; gives what it says last. */
export const openEnding = (db: Db, tx: Executor): Pick<Ending, 'lastWords'> => {
  const ending: Ending = { db, acts: [], inDoubt: [], lastWords: null };
  endings.set(tx, ending);
  return ending;
};

/** Its transaction is committed. */
export const actAfterCommit = (tx: Executor): void => endings.get(tx)?.acts.forEach((act) => act());

/** The line broke during its commit: nobody knows whether it is one. */
export const actInDoubt = (tx: Executor): void => endings.get(tx)?.inDoubt.forEach((act) => act());

/** The database of a transaction that was begun by `inTransaction`; undefined for any other, and outside of one. */
export const databaseOf = (tx: Executor): Db | undefined => endings.get(tx)?.db;

/** To be done once this transaction is committed, in the order in which it was left; never when it is taken back. */
export const afterCommit = (tx: Executor, act: () => void): void => void endings.get(tx)?.acts.push(act);

/** To be done when nobody knows whether this transaction was committed. */
export const inDoubt = (tx: Executor, act: () => void): void => void endings.get(tx)?.inDoubt.push(act);

/** To be said with the commit of this transaction, which was begun by `inTransaction`. */
export const sayLast = (tx: Executor, words: LastWords): void => {
  const ending = endings.get(tx);
  if (!ending) throw new Error('a transaction without an ending says nothing last');
  ending.lastWords = words;
};
