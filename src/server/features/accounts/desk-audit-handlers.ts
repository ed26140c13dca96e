import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { longestCell } from '#server/platform/tables/xlsx-file.ts';
import { actionText } from '#domain/desk/action-text.ts';
import { auditFactsText } from '#domain/desk/audit-facts.ts';
import { subjectName } from '#domain/desk/subject-names.ts';
import type { deskAuditContract } from '#contract/desk/audit.ts';
import type { Handlers } from '../../platform/http/call';
import { sendExport } from '../audit/public';
import { listAudit, readAuditLine } from './list-audit';

const sendList: Handlers<typeof deskAuditContract>['GET /v1/admin/audit.csv'] = async (app, call) => {
  const zone = call.query.zone ?? defaultTimeZone;
  return sendExport(app, call, {
    list: 'audit',
    page: (query) => listAudit(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Когда: ['moment', ({ createdAt }) => createdAt],
      Кто: ['text', ({ actor: by }) => by.username],
      Действие: ['text', ({ action, details }) => actionText(action, details)],
      'Над чем': ['text', (line) => subjectName(line)],
      Человек: ['text', ({ person }) => person?.username ?? ''],
      Подробности: ['text', (line) => auditFactsText({ ...line, zone }, longestCell)],
      // Whole ids and values, for whoever searches by them.
      Предмет: ['text', ({ subject }) => subject],
      Данные: ['text', ({ details }) => JSON.stringify(details)],
    },
  });
};

export const deskAuditHandlers: Handlers<typeof deskAuditContract> = {
  'GET /v1/admin/audit': (app, { query }) => listAudit(app.db, query),
  'GET /v1/admin/audit/{id}': (app, { params }) => readAuditLine(app.db, params.id),
  'GET /v1/admin/audit.csv': sendList,
  'GET /v1/admin/audit.xlsx': sendList,
};
