import type { Tx } from '../../platform/db/open-database';
import { announce, everyone } from '../../platform/outbox/put-outbox';

/** This mate takes orders now, or does not: everybody's cards follow. */
export const tellActive = (tx: Tx, userId: string, active: boolean): Promise<void> =>
  announce(tx, [everyone], 'mates availability', { mates: [{ userId, active }] });
