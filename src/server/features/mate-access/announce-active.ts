import type { Tx } from '../../platform/db/open-database';
import { announce, everyone } from '../../platform/outbox/put-outbox';

/** Announces that these mates take orders now, or no longer: everybody's cards update. */
export const announceAllActive = (tx: Tx, userIds: readonly string[], active: boolean): Promise<void> =>
  announce(tx, [everyone], 'mates availability', { mates: userIds.map((userId) => ({ userId, active })) });

/** The same for one mate. */
export const announceActive = (tx: Tx, userId: string, active: boolean): Promise<void> =>
  announceAllActive(tx, [userId], active);
