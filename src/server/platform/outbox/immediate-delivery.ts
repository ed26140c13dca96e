import { afterCommit, databaseOf, inDoubt } from '../db/after-commit';
import type { Db, Executor } from '../db/open-database';
import type { ImmediateEvent } from './outbox-topics';

export type Deliver = (rows: readonly ImmediateEvent[]) => void;

/** How long the process that wrote a row has to deliver it before the dispatchers of all processes may take it over. */
export const deliveryGraceSeconds = 5;

/** Delivers the events that this process commits on a database. */
interface Deliverer {
  readonly deliver: Deliver;
  /** No other process has sockets: if this one dies before it delivers, its clients reconnect and refetch anyway. */
  readonly isAlone: () => boolean;
  /** Tells all sockets to refetch. */
  readonly catchUp: () => void;
}

const deliverers = new WeakMap<Executor, Deliverer>();

/** From now on `deliverer` delivers events on this database as soon as they are committed; returns how to end that. */
export const registerDeliverer = (db: Db, deliverer: Deliverer): (() => void) => {
  deliverers.set(db, deliverer);
  return () => {
    if (deliverers.get(db) === deliverer) deliverers.delete(db);
  };
};

const delivererFor = (executor: Executor): Deliverer | undefined =>
  deliverers.get(executor) ?? deliverers.get(databaseOf(executor) ?? executor);

/**
 * The function that delivers events of this executor after its commit. Undefined when there is no deliverer, or when
 * the time of the commit is not known (a transaction that `inTransaction` did not begin): such events wait for a sweep.
 */
export const immediateDelivery = (executor: Executor): Deliver | undefined => {
  const deliverer = delivererFor(executor);
  if (!deliverer || deliverers.has(executor)) return deliverer?.deliver;
  return (rows) => afterCommit(executor, () => deliverer.deliver(rows));
};

/**
 * Whether events of this executor need no rows. Rows exist for other processes, in case this one dies between commit
 * and delivery. When it is unknown whether a transaction was committed, all sockets are told to refetch instead.
 */
export const skipsRows = (executor: Executor): boolean => {
  const deliverer = delivererFor(executor);
  if (!deliverer?.isAlone()) return false;
  inDoubt(executor, deliverer.catchUp);
  return true;
};
