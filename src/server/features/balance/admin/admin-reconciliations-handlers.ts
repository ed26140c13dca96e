import type { adminReconciliationsContract } from '#contract/admin/money/reconciliations.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeAudit } from '../../audit/public';
import { decideDifference } from './decide-difference';
import { listReconciliations, pageOfDifferences, readReconciliation, reconciliationLine } from './list-reconciliations';
import { reconcile } from './reconcile';

export const adminReconciliationsHandlers: Handlers<typeof adminReconciliationsContract> = {
  'GET /v1/admin/reconciliations': (app, { query }) => listReconciliations(app.db, query),
  'POST /v1/admin/reconciliations': reconcile,
  'GET /v1/admin/reconciliations/{id}': (app, { params }) => readReconciliation(app.db, params.id),
  'GET /v1/admin/reconciliations/{id}/differences.csv': async (app, { actor, params: { id }, http }) => {
    await reconciliationLine(app.db, id);
    await inTransaction(app.db, (tx) =>
      writeAudit(app, tx, actor.id, { action: 'view.export', subject: `reconciliation:${id}` }),
    );
    return sendCsv(http.reply, {
      name: 'differences',
      page: (cursor) => pageOfDifferences(app.db, id, cursor, csvPage),
      columns: {
        Номер: ({ reference }) => reference,
        Расхождение: ({ kind }) => kind,
        'У нас': ({ ours }) => ours,
        'В реестре': ({ theirs }) => theirs,
        Когда: ({ at }) => at,
        Пополнение: ({ deposit }) => deposit?.id ?? '',
        Кто: ({ deposit }) => deposit?.person.username ?? '',
        Решение: ({ decided }) => decided?.decision ?? '',
        Причина: ({ decided }) => decided?.reason ?? '',
        Решено: ({ decided }) => decided?.at ?? '',
      },
    });
  },
  'POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide': decideDifference,
};
