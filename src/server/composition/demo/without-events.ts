import type { Tx } from '../../platform/db/open-database';
import { suppressEvents } from '../../platform/outbox/suppress-events';

/**
 * Runs `work` in a part of this transaction that sends no socket events: nobody needs events about the demo's past, and
 * one statement in seven would only send them. Jobs, such as letters, are put into the outbox as ever.
 */
export const withoutEvents = <T>(tx: Tx, work: (quiet: Tx) => Promise<T>): Promise<T> =>
  tx.transaction((quiet) => {
    suppressEvents(quiet);
    return work(quiet);
  });
