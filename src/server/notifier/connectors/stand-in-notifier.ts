import type { NotifierConnectorClass } from '../../../domain/enums/notifier-connector-class';
import type { Db } from '../../db/open-database';
import { mail } from '../../db/schema/outbox-and-deadlines';
import type { Connector } from './connector';

/** Demo without bots: what a messenger would have shown lies in the demo mailbox. */
export const standInNotifier = (db: Db, connectorClass: NotifierConnectorClass): Connector => ({
  connectorClass,
  send: async (address, { title, text, url }) => {
    await db.insert(mail).values({ recipient: `${connectorClass.replace('Notifier', '').toLowerCase()}: ${address.replace('demo:', '')}`, subject: title, body: `${text}\n${url}`, sentAt: new Date() });
  },
});
