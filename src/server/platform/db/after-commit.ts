import type { Db, Executor } from './open-database';

interface Ending {
  readonly db: Db;
  readonly acts: (() => void)[];
}

const endings = new WeakMap<Executor, Ending>();

/** Lets what runs in this transaction leave something for after its commit. */
export const openEnding = (db: Db, tx: Executor): void => void endings.set(tx, { db, acts: [] });

/** Its transaction is committed. */
export const actAfterCommit = (tx: Executor): void => endings.get(tx)?.acts.forEach((act) => act());

/** The database of a transaction that was begun by `inTransaction`; undefined for any other, and outside of one. */
export const databaseOf = (tx: Executor): Db | undefined => endings.get(tx)?.db;

/** To be done once this transaction is committed, in the order in which it was left; never when it is taken back. */
export const afterCommit = (tx: Executor, act: () => void): void => void endings.get(tx)?.acts.push(act);
