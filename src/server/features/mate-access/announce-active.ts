import type { Tx } from '../../platform/db/open-database';
import { announce, everyone } from '../../platform/outbox/put-outbox';

/** These mates take orders now, or do not: everybody's cards follow. */
export const announceAllActive = (tx: Tx, userIds: readonly string[], active: boolean): Promise<void> =>
  announce(tx, [everyone], 'mates availability', { mates: userIds.map((userId) => ({ userId, active })) });

/** The same of one. */
export const announceActive = (tx: Tx, userId: string, active: boolean): Promise<void> =>
  announceAllActive(tx, [userId], active);
