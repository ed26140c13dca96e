import { afterCommit, databaseOf } from '../db/after-commit';
import type { Db, Executor } from '../db/open-database';
import type { HandedEvent } from './outbox-topics';

export type Deliver = (rows: readonly HandedEvent[]) => void;

/** How long whoever wrote a row has for it before the dispatchers of all processes take it for left behind. */
export const handedSeconds = 5;

/** Who delivers what is committed on a database, while their process is up. */
const couriers = new WeakMap<Executor, Deliver>();

/** From now on events on this database are delivered by `deliver` as soon as they are committed; gives what ends that. */
export const deliverAtOnce = (db: Db, deliver: Deliver): (() => void) => {
  couriers.set(db, deliver);
  return () => {
    if (couriers.get(db) === deliver) couriers.delete(db);
  };
};

/**
 * What takes rows that were put by this executor and delivers them after its commit. Undefined where nobody is there to
 * do so, or where it is not known when that is: such rows wait for the next sweep.
 */
export const courierOf = (executor: Executor): Deliver | undefined => {
  const outside = couriers.get(executor);
  if (outside) return outside;
  const db = databaseOf(executor);
  const deliver = db && couriers.get(db);
  return deliver && ((rows) => afterCommit(executor, () => deliver(rows)));
};
