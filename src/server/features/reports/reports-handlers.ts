import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { reportsContract } from '#contract/people/reports.ts';
import { days, hours } from '#domain/time/durations.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { App } from '../../platform/app';
import { appUser } from '../../platform/db/schema/people';
import { report } from '../../platform/db/schema/reports';
import type { Handlers } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { announceToStaff } from '../audit/public';
import { asReader, readableMessage } from '../chat/public';
import { keepReportedFiles } from './reported-files';

const limits = { messages: { tries: 20, window: hours(1) }, people: { tries: 10, window: days(1) } } as const;

type NewReport = Pick<typeof report.$inferInsert, 'kind' | 'subjectId' | 'messageId' | 'reason' | 'comment' | 'text'>;

/** Stores a report; one by the same person about the same subject that is still open changes nothing. */
const storeReport = (app: App, reporterId: string, fresh: NewReport): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const taken = await tx
      .insert(report)
      .values({ id: uuidv7(), reporterId, ...fresh, createdAt: new Date(app.clock.now()) })
      .onConflictDoNothing()
      .returning({ id: report.id });
    const [stored] = taken;
    if (stored === undefined) return;
    if (fresh.messageId) await keepReportedFiles(tx, stored.id, fresh.messageId);
    await announceToStaff(tx, 'report');
  });

export const reportsHandlers: Handlers<typeof reportsContract> = {
  /** Text and files are copied, so that a later edit or deletion does not change the report. */
  'POST /v1/chat/messages/{messageId}/report': async (app, { actor, params: { messageId }, body }) => {
    await limitRate(app, `chat-report:${actor.id}`, limits.messages.tries, limits.messages.window);
    const message = await readableMessage(app.db, asReader(actor), messageId);
    if (!message) throw new Refusal('NOT_FOUND');
    if (message.senderId === actor.id) throw new Refusal('FORBIDDEN');
    await storeReport(app, actor.id, {
      kind: 'MESSAGE',
      subjectId: message.senderId,
      messageId,
      ...body,
      text: message.text,
    });
  },
  'POST /v1/users/{id}/report': async (app, { actor, params, body }) => {
    await limitRate(app, `user-report:${actor.id}`, limits.people.tries, limits.people.window);
    if (params.id === actor.id) throw new Refusal('FORBIDDEN');
    const found = await app.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.id, params.id), ne(appUser.status, 'DELETED')));
    if (found.length === 0) throw new Refusal('USERS_NOT_FOUND');
    await storeReport(app, actor.id, { kind: 'USER', subjectId: params.id, messageId: null, ...body, text: '' });
  },
};
