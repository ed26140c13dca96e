import type { Tx } from '../../platform/db/open-database';
import { announce, everyone } from '../../platform/outbox/put-outbox';

/** Games, parameters, categories or collections changed: every page that shows them asks again. */
export const announceCatalogue = (tx: Tx): Promise<void> => announce(tx, [everyone], 'catalogue changed', {});
