import type { Tx } from '../../platform/db/open-database';
import { putOutbox } from '../../platform/outbox/put-outbox';
import type { GameRequirementsJob } from '../../platform/outbox/outbox-topics';

/** Enqueues a check, after the commit, whether each mate of the game may still take orders. */
export const recheckMates = (tx: Tx, gameId: string, closed: GameRequirementsJob['closed']): Promise<void> =>
  putOutbox(tx, 'gameAsks', { gameId, closed, after: null });
