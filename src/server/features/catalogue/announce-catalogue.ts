import type { Tx } from '../../platform/db/open-database';
import { announce, everyone } from '../../platform/outbox/put-outbox';

/** Announces that games, parameters, categories or collections changed: pages that show them refetch. */
export const announceCatalogue = (tx: Tx): Promise<void> => announce(tx, [everyone], 'catalogue changed', {});
