import { eq } from 'drizzle-orm';
import type { adminReceiptsContract } from '#contract/admin/money/receipts.ts';
import { receiptKindNames, receiptStateNames } from '#domain/desk/money-names.ts';
import { receiptAfter } from '#domain/receipts/receipt-states.ts';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Executor } from '../../../platform/db/open-database';
import { mateAccess } from '../../../platform/db/schema/mates/games-and-mates';
import { principal } from '../../../platform/db/schema/money/receipts';
import { appUser } from '../../../platform/db/schema/people';
import type { Handlers } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { putOutbox } from '../../../platform/outbox/put-outbox';
import { sendTable, tablePage } from '../../../platform/tables/send-table';
import { announceToStaff, requireUnchanged, writeAudit, writeExport } from '../../audit/public';
import { changeReceipt, lockReceipt, recordStep } from '../issue/receipt-row';
import { tillOf } from '../tills/all-tills';
import { listReceipts, readReceipt } from './list-receipts';

type Contract = typeof adminReceiptsContract;

const sendList: Handlers<Contract>['GET /v1/admin/receipts.csv'] = async (app, { actor, query, http }) => {
  await writeExport(app, actor.id, 'receipts', query);
  return sendTable(http.reply, {
    name: 'receipts',
    zone: query.zone,
    page: (cursor) => listReceipts(app.db, { ...query, cursor, limit: tablePage }),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кому: ['text', ({ person }) => person.username],
      Вид: ['text', ({ kind }) => receiptKindNames[kind]],
      Сумма: ['money', ({ total }) => total],
      Состояние: ['text', ({ state }) => receiptStateNames[state]],
      Причина: ['text', ({ reason }) => reason ?? ''],
      Создан: ['moment', ({ createdAt }) => createdAt],
      Изменён: ['moment', ({ changedAt }) => changedAt],
    },
  });
};

/** @throws Refusal NOT_FOUND for somebody who is no mate and never was on a receipt */
const requireMate = async (db: Executor, id: string): Promise<void> => {
  const [found] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(eq(appUser.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
};

export const adminReceiptsHandlers: Handlers<Contract> = {
  'GET /v1/admin/receipts': (app, { query }) => listReceipts(app.db, query),
  'GET /v1/admin/receipts.csv': sendList,
  'GET /v1/admin/receipts.xlsx': sendList,
  'GET /v1/admin/receipts/{id}': (app, { params }) => readReceipt(app.db, params.id),

  'POST /v1/admin/receipts/{id}/again': async (app, { actor, params, body }) => {
    if (tillOf(app) === null) throw new Refusal('ADMIN_NO_REGISTER');
    await inTransaction(app.db, async (tx) => {
      const row = await lockReceipt(tx, params.id);
      if (row === null) throw new Refusal('NOT_FOUND');
      const subject = `receipt:${row.id}` as const;
      await requireUnchanged(tx, subject, body.seen);
      const state = receiptAfter(row.state, { type: 'receipt.again' });
      if (state === null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
      const at = new Date(app.clock.now());
      // A document that a register has refused is gone: only one with another number can be printed.
      const attempt = row.state === 'REFUSED' ? row.attempt + 1 : row.attempt;
      const fresh = {
        documentId: null,
        sentAt: null,
        paymentId: null,
        acceptedAt: null,
        reason: null,
        asked: 0,
        changedAt: at,
      };
      const changed = await changeReceipt(tx, row.id, { state, attempt, ...fresh });
      await recordStep(tx, changed, at);
      await putOutbox(tx, 'receipt', { receiptId: row.id });
      await writeAudit(app, tx, actor.id, {
        action: 'receipt.again',
        subject,
        details: { reason: body.reason, refused: row.reason },
        waitedSince: row.state === 'REFUSED' ? row.changedAt : null,
      });
      await announceToStaff(tx, 'receipt');
    });
    app.outbox.kick();
  },

  'GET /v1/admin/principals/{id}': async ({ db }, { params }) => {
    const [row] = await db.select().from(principal).where(eq(principal.userId, params.id));
    if (row) return { principal: { inn: row.inn, name: row.name, phone: row.phone } };
    await requireMate(db, params.id);
    return { principal: null };
  },

  'PUT /v1/admin/principals/{id}': async (app, { actor, params: { id: userId }, body }) => {
    if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
    await inTransaction(app.db, async (tx) => {
      await requireMate(tx, userId);
      const { reason, ...told } = body;
      const values = { ...told, changedAt: new Date(app.clock.now()) };
      await tx
        .insert(principal)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: principal.userId, set: values });
      await writeAudit(app, tx, actor.id, { action: 'principal.set', subject: `mate:${userId}`, details: { reason } });
      await announceToStaff(tx, 'receipt');
    });
  },
};
