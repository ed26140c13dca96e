import type { deskReceiptsContract } from '#contract/desk/money/receipts.ts';
import { receiptKindNames, receiptStateNames } from '#domain/desk/money-names.ts';
import { receiptLife } from '#domain/receipts/receipt-states.ts';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Handlers } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { putOutbox } from '../../../platform/outbox/put-outbox';
import { announceToStaff, requireUnchanged, writeAudit, sendExport } from '../../audit/public';
import { changeReceipt, lockReceipt, recordStep } from '../issue/receipt-row';
import { tillOf } from '../tills/all-tills';
import { listReceipts, readReceipt } from './list-receipts';

type Contract = typeof deskReceiptsContract;

const sendList: Handlers<Contract>['GET /v1/admin/receipts.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'receipts',
    page: (query) => listReceipts(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кому: ['text', ({ person }) => person.username],
      Вид: ['text', ({ kind }) => receiptKindNames[kind]],
      Сумма: ['kopecks', ({ total }) => total],
      Состояние: ['text', ({ state }) => receiptStateNames[state]],
      Причина: ['text', ({ reason }) => reason ?? ''],
      Создан: ['moment', ({ createdAt }) => createdAt],
      Изменён: ['moment', ({ changedAt }) => changedAt],
    },
  });

export const deskReceiptsHandlers: Handlers<Contract> = {
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
      const state = receiptLife.after(row.state, 'receipt.again');
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
};
