import type { adminAuditContract } from '#contract/admin/audit.ts';
import type { Handlers } from '../../platform/http/call';
import { csvPage, sendCsv } from '../../platform/http/send-csv';
import { writeExport } from '../audit/public';
import { listAudit, readAuditLine } from './list-audit';

export const auditHandlers: Handlers<typeof adminAuditContract> = {
  'GET /v1/admin/audit': (app, { query }) => listAudit(app.db, query),
  'GET /v1/admin/audit/{id}': (app, { params }) => readAuditLine(app.db, params.id),
  'GET /v1/admin/audit.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'audit', query);
    return sendCsv(http.reply, {
      name: 'audit',
      page: (cursor) => listAudit(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Когда: ({ createdAt }) => createdAt,
        Кто: ({ actor: by }) => by.username,
        Действие: ({ action }) => action,
        Предмет: ({ subject }) => subject,
        Человек: ({ person }) => person?.username ?? '',
        Подробности: ({ details }) => JSON.stringify(details),
      },
    });
  },
};
