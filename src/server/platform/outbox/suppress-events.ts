import type { Executor } from '../db/open-database';

const suppressed = new WeakSet<Executor>();

/** What this transaction tells the sockets goes nowhere: nobody can be listening. */
export const suppressEvents = (tx: Executor): void => void suppressed.add(tx);

/** Whether there is any use in asking what the sockets are to be told. */
export const emitsEvents = (tx: Executor): boolean => !suppressed.has(tx);
