import {
  reportKindNames,
  reportOutcomeNames,
  reportReasonNames,
  reportStatusNames,
} from '#domain/desk/people-names.ts';
import type { deskReportsContract } from '#contract/desk/people/reports.ts';
import type { Handlers } from '../../platform/http/call';
import { sendExport } from '../audit/public';
import { block, dismiss, warn } from './decide-report';
import { listReports } from './list-reports';
import { readReport } from './read-report';
import { sendReportedFile } from './reported-files';

const sendList: Handlers<typeof deskReportsContract>['GET /v1/admin/reports.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'reports',
    page: (query) => listReports(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      'На что': ['text', ({ kind }) => reportKindNames[kind]],
      'На кого': ['text', ({ person }) => person.username],
      Кто: ['text', ({ reporter }) => reporter.username],
      Причина: ['text', ({ reason }) => reportReasonNames[reason]],
      Комментарий: ['text', ({ comment }) => comment],
      Сообщение: ['text', ({ text }) => text],
      Файлов: ['count', ({ fileCount }) => fileCount],
      Состояние: ['text', ({ status }) => reportStatusNames[status]],
      Исход: ['text', ({ outcome }) => outcome && reportOutcomeNames[outcome]],
      Отправлена: ['moment', ({ createdAt }) => createdAt],
      Решена: ['moment', ({ decidedAt }) => decidedAt],
    },
  });

export const deskReportsHandlers: Handlers<typeof deskReportsContract> = {
  'GET /v1/admin/reports': (app, { query }) => listReports(app.db, query),
  'GET /v1/admin/reports.csv': sendList,
  'GET /v1/admin/reports.xlsx': sendList,
  'GET /v1/admin/reports/{id}': (app, { params }) => readReport(app, params.id),
  'GET /v1/admin/reports/{id}/files/{fileId}': (app, { params, http }) => sendReportedFile(app, params, http.reply),
  'POST /v1/admin/reports/{id}/warn': warn,
  'POST /v1/admin/reports/{id}/dismiss': dismiss,
  'POST /v1/admin/reports/{id}/block': block,
};
