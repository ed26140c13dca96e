import type { adminAuditContract } from '#contract/admin/audit.ts';
import type { Handlers } from '../../platform/http/call';
import { sendTable, tablePage } from '#server/platform/tables/send-table.ts';
import { writeExport } from '../audit/public';
import { listAudit, readAuditLine } from './list-audit';

const sendList: Handlers<typeof adminAuditContract>['GET /v1/admin/audit.csv'] = async (
  app,
  { actor, query, http },
) => {
  await writeExport(app, actor.id, 'audit', query);
  return sendTable(http.reply, {
    name: 'audit',
    zone: query.zone,
    page: (cursor) => listAudit(app.db, { ...query, cursor, limit: tablePage }),
    columns: {
      Номер: ['text', ({ id }) => id],
      Когда: ['moment', ({ createdAt }) => createdAt],
      Кто: ['text', ({ actor: by }) => by.username],
      Действие: ['text', ({ action }) => action],
      Предмет: ['text', ({ subject }) => subject],
      Человек: ['text', ({ person }) => person?.username ?? ''],
      Подробности: ['text', ({ details }) => JSON.stringify(details)],
    },
  });
};

export const auditHandlers: Handlers<typeof adminAuditContract> = {
  'GET /v1/admin/audit': (app, { query }) => listAudit(app.db, query),
  'GET /v1/admin/audit/{id}': (app, { params }) => readAuditLine(app.db, params.id),
  'GET /v1/admin/audit.csv': sendList,
  'GET /v1/admin/audit.xlsx': sendList,
};
