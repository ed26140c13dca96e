import { afterCommit, databaseOf, inDoubt } from '../db/after-commit';
import type { Db, Executor } from '../db/open-database';
import type { ImmediateEvent } from './outbox-topics';

export type Deliver = (rows: readonly ImmediateEvent[]) => void;

/** How long whoever wrote a row has for it before the dispatchers of all processes take it for left behind. */
export const deliveryGraceSeconds = 5;

/** Who delivers what is committed on a database, while their process is up. */
interface Deliverer {
  readonly deliver: Deliver;
  /** No other process has sockets: should this one die before it delivers, those who would have heard ask anew. */
  readonly isAlone: () => boolean;
  /** Tells all sockets to ask anew. */
  readonly catchUp: () => void;
}

const deliverers = new WeakMap<Executor, Deliverer>();

/** From now on events on this database are delivered by `courier` as soon as they are committed; gives what ends that. */
export const registerDeliverer = (db: Db, deliverer: Deliverer): (() => void) => {
  deliverers.set(db, deliverer);
  return () => {
    if (deliverers.get(db) === deliverer) deliverers.delete(db);
  };
};

const delivererFor = (executor: Executor): Deliverer | undefined =>
  deliverers.get(executor) ?? deliverers.get(databaseOf(executor) ?? executor);

/**
 * What takes rows that were put by this executor and delivers them after its commit. Undefined where nobody is there to
 * do so, or where it is not known when that is: such rows wait for the next sweep.
 */
export const immediateDelivery = (executor: Executor): Deliver | undefined => {
  const courier = delivererFor(executor);
  if (!courier || deliverers.has(executor)) return courier?.deliver;
  return (rows) => afterCommit(executor, () => courier.deliver(rows));
};

/**
 * Whether events of this executor need no rows, which are there for the other processes in case this one dies before it
 * has delivered them. Where the end of a transaction stays unknown, they are made up for.
 */
export const skipsRows = (executor: Executor): boolean => {
  const courier = delivererFor(executor);
  if (!courier?.isAlone()) return false;
  inDoubt(executor, courier.catchUp);
  return true;
};
