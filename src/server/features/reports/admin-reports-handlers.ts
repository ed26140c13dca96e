import type { adminReportsContract } from '#contract/admin/people/reports.ts';
import type { Handlers } from '../../platform/http/call';
import { csvPage, sendCsv } from '../../platform/http/send-csv';
import { writeExport } from '../audit/public';
import { block, dismiss, warn } from './decide-report';
import { listReports } from './list-reports';
import { readReport } from './read-report';
import { sendReportedFile } from './reported-files';

export const adminReportsHandlers: Handlers<typeof adminReportsContract> = {
  'GET /v1/admin/reports': (app, { query }) => listReports(app.db, query),
  'GET /v1/admin/reports.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'reports', query);
    return sendCsv(http.reply, {
      name: 'reports',
      page: (cursor) => listReports(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        'На что': ({ kind }) => kind,
        'На кого': ({ person }) => person.username,
        Кто: ({ reporter }) => reporter.username,
        Причина: ({ reason }) => reason,
        Комментарий: ({ comment }) => comment,
        Сообщение: ({ text }) => text,
        Файлов: ({ fileCount }) => fileCount,
        Состояние: ({ status }) => status,
        Исход: ({ outcome }) => outcome ?? '',
        Отправлена: ({ createdAt }) => createdAt,
        Решена: ({ decidedAt }) => decidedAt ?? '',
      },
    });
  },
  'GET /v1/admin/reports/{id}': (app, { params }) => readReport(app, params.id),
  'GET /v1/admin/reports/{id}/files/{fileId}': (app, { params, http }) => sendReportedFile(app, params, http.reply),
  'POST /v1/admin/reports/{id}/warn': warn,
  'POST /v1/admin/reports/{id}/dismiss': dismiss,
  'POST /v1/admin/reports/{id}/block': block,
};
