import type { adminMateApplicationsContract } from '#contract/admin/people/mate-applications.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { csvPage, sendCsv } from '../../platform/http/send-csv';
import { writeAudit, writeExport } from '../audit/public';
import { approveApplication, refuseApplication } from './decide-application';
import { listApplications, otherApplications, readApplication } from './list-applications';

export const adminApplicationsHandlers: Handlers<typeof adminMateApplicationsContract> = {
  'GET /v1/admin/mate-applications': (app, { query }) => listApplications(app, query),
  'GET /v1/admin/mate-applications.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'applications', query);
    return sendCsv(http.reply, {
      name: 'mate-applications',
      page: (cursor) => listApplications(app, { ...query, cursor, limit: csvPage }),
      columns: {
        Имя: ({ user }) => user.username,
        Игра: ({ gameId }) => gameId,
        'Часов в неделю': ({ hoursPerWeek }) => hoursPerWeek,
        Опыт: ({ experience }) => experience,
        Ссылки: ({ links }) => links.join(' '),
        Состояние: ({ status }) => status,
        Ответ: ({ answer }) => answer ?? '',
        Пришла: ({ createdAt }) => createdAt,
        Решена: ({ decidedAt }) => decidedAt ?? '',
      },
    });
  },
  'GET /v1/admin/mate-applications/{id}': async (app, { params }) => {
    const application = await readApplication(app.db, params.id);
    return { ...application, earlier: await otherApplications(app.db, application) };
  },
  'POST /v1/admin/mate-applications/{id}/approve': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      await approveApplication(tx, params.id, { by: actor.id, at: new Date(app.clock.now()) });
      await writeAudit(app, tx, actor.id, { action: 'mate.approve', subject: `application:${params.id}` });
      return readApplication(tx, params.id);
    }),
  'POST /v1/admin/mate-applications/{id}/refuse': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      await refuseApplication(tx, params.id, { by: actor.id, at: new Date(app.clock.now()) }, body.answer);
      await writeAudit(app, tx, actor.id, {
        action: 'mate.refuse',
        subject: `application:${params.id}`,
        details: { reason: body.answer },
      });
      return readApplication(tx, params.id);
    }),
};
