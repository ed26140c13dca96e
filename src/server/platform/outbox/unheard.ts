import type { Executor } from '../db/open-database';

const unheard = new WeakSet<Executor>();

/** What this transaction tells the sockets goes nowhere: nobody can be listening. */
export const leaveUnheard = (tx: Executor): void => void unheard.add(tx);

/** Whether there is any use in asking what the sockets are to be told. */
export const isHeard = (tx: Executor): boolean => !unheard.has(tx);
