import { afterCommit, databaseOf, inDoubt } from '../db/after-commit';
import type { Db, Executor } from '../db/open-database';
import type { ImmediateEvent, OutboxTopic, OutboxTopics } from './outbox-topics';

export type Deliver = (rows: readonly ImmediateEvent[]) => void;

/** An event of a transaction that is not committed yet. */
export interface PendingEvent {
  readonly topic: OutboxTopic;
  readonly message: OutboxTopics[OutboxTopic];
}

/** How long the process that wrote a row has to deliver it before the dispatchers of all processes may take it over. */
export const deliveryGraceSeconds = 5;

/** Delivers the events that this process commits on a database. */
interface Deliverer {
  readonly deliver: Deliver;
  /** No other process has sockets: if this one dies before it delivers, its clients reconnect and refetch anyway. */
  readonly isAlone: () => boolean;
  /** When a process dies before it delivers, sockets of the others are not told to refetch. */
  readonly keepsAllRows: boolean;
  /** Tells all sockets to refetch. */
  readonly catchUp: () => void;
  /** Wakes those who do the outbox's jobs. */
  readonly kick: () => void;
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

/** Has jobs of this executor done soon after its commit; those of a transaction of another kind wait for a sweep. */
export const kickAfterCommit = (executor: Executor): void => {
  const deliverer = delivererFor(executor);
  if (deliverers.has(executor)) deliverer?.kick();
  else if (deliverer) afterCommit(executor, deliverer.kick);
};

/** What cannot be refetched: it withdraws something, or is over once it has been seen. */
const isFleeting = ({ topic, message }: PendingEvent): boolean =>
  topic === 'leave' ||
  topic === 'hangUp' ||
  (topic === 'realtime' && 'event' in message && message.event === 'squad ping');

/**
 * Which events of this executor need rows in the outbox. Rows exist for sockets of other processes, in case this one
 * dies between commit and delivery. Of most events they need none: the others notice the death and refetch. When it is
 * unknown whether a transaction was committed, all sockets are told to refetch what has no row.
 */
export const rowsNeeded = (executor: Executor): ((event: PendingEvent) => boolean) => {
  const deliverer = delivererFor(executor);
  if (!deliverer || (deliverer.keepsAllRows && !deliverer.isAlone())) return () => true;
  inDoubt(executor, deliverer.catchUp);
  return deliverer.isAlone() ? () => false : isFleeting;
};
