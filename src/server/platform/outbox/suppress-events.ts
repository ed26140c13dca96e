import type { Executor } from '../db/open-database';

const suppressed = new WeakSet<Executor>();

/** Events of this transaction are not sent: no socket can be interested in them. */
export const suppressEvents = (tx: Executor): void => void suppressed.add(tx);

/** False when events are suppressed: what only serves to build them need not be read. */
export const emitsEvents = (tx: Executor): boolean => !suppressed.has(tx);
