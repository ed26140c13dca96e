import type { App } from '../app/app';
import type { Tx } from '../db/open-database';
import { auditLog } from '../db/schema/audit-log';

interface Act {
  readonly action: string;
  /** `user:…`, `chat:…` */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An administrator's act, for good: in the transaction of the act itself. */
export const writeAudit = async (app: App, tx: Tx, actorId: string, { action, subject, details = {} }: Act): Promise<void> => {
  await tx.insert(auditLog).values({ actorId, action, subject, details, createdAt: new Date(app.clock.now()) });
};
