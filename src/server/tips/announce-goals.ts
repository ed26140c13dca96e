import type { Tx } from '../db/open-database';
import { announce, everyone } from '../outbox/put-outbox';

/** Goals are public: whoever looks at the mate's page sees the change. */
export const announceGoals = (tx: Tx, userId: string): Promise<void> => announce(tx, [everyone], 'tips goals changed', { userId });
