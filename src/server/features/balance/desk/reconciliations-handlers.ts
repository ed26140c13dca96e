import { differenceDecisionNames, differenceNames } from '#domain/desk/money-names.ts';
import type { deskReconciliationsContract } from '#contract/desk/money/reconciliations.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Handlers, Handler } from '#server/platform/http/call.ts';
import { sendTable, tablePage } from '#server/platform/tables/send-table.ts';
import { countExport, writeAudit } from '../../audit/public';
import { decideDifference } from './decide-difference';
import { listReconciliations, pageOfDifferences, readReconciliation, reconciliationLine } from './list-reconciliations';
import { reconcile } from './reconcile';
import { sumOf } from '#domain/money/kopecks.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { readRegister } from './read-register';

/** What a register says, before it is compared: nothing is stored. */
const checkRegister: Handler<(typeof deskReconciliationsContract)['POST /v1/admin/reconciliations/check']> = async (
  _app,
  { body: { zone = defaultTimeZone, ...file } },
) => {
  const { lines, unread, problems } = await readRegister(file, zone);
  const paid = lines.filter((line) => line.paid);
  return {
    lines: lines.length,
    paid: paid.length,
    sum: sumOf(paid, ({ amount }) => amount),
    unread: [...unread],
    problems: [...problems],
  };
};

const sendDifferences: Handlers<
  typeof deskReconciliationsContract
>['GET /v1/admin/reconciliations/{id}/differences.csv'] = async (app, { actor, params: { id }, query, http }) => {
  await reconciliationLine(app.db, id);
  await countExport(app, actor.id);
  await inTransaction(app.db, (tx) =>
    writeAudit(app, tx, actor.id, { action: 'view.export', subject: `reconciliation:${id}` }),
  );
  return sendTable(http.reply, {
    name: 'differences',
    zone: query.zone,
    page: (cursor) => pageOfDifferences(app.db, id, cursor, tablePage),
    columns: {
      Номер: ['text', ({ reference }) => reference],
      Расхождение: ['text', ({ kind }) => differenceNames[kind]],
      'У нас': ['kopecks', ({ ours }) => ours],
      'В реестре': ['kopecks', ({ theirs }) => theirs],
      Когда: ['moment', ({ at }) => at],
      Пополнение: ['text', ({ deposit }) => deposit?.id ?? ''],
      Вывод: ['text', ({ payout }) => payout?.withdrawalId ?? ''],
      Кто: ['text', ({ deposit, payout }) => (deposit ?? payout)?.person.username ?? ''],
      Решение: ['text', ({ decided }) => decided && differenceDecisionNames[decided.decision]],
      Причина: ['text', ({ decided }) => decided?.reason ?? ''],
      Решено: ['moment', ({ decided }) => decided?.at],
    },
  });
};

export const deskReconciliationsHandlers: Handlers<typeof deskReconciliationsContract> = {
  'GET /v1/admin/reconciliations': (app, { query }) => listReconciliations(app.db, query),
  'POST /v1/admin/reconciliations': reconcile,
  'POST /v1/admin/reconciliations/check': checkRegister,
  'GET /v1/admin/reconciliations/{id}': (app, { params }) => readReconciliation(app.db, params.id),
  'GET /v1/admin/reconciliations/{id}/differences.csv': sendDifferences,
  'GET /v1/admin/reconciliations/{id}/differences.xlsx': sendDifferences,
  'POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide': decideDifference,
};
