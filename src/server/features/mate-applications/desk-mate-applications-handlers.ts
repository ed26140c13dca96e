import { applicationStatusNames } from '#domain/desk/people-names.ts';
import { gameNames } from '#server/features/reference/public.ts';
import type { deskMateApplicationsContract } from '#contract/desk/people/mate-applications.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { writeAudit, sendExport } from '../audit/public';
import { approveApplication, refuseApplication } from './decide-application';
import { listApplications, otherApplications, readApplication } from './list-applications';

const sendList: Handlers<typeof deskMateApplicationsContract>['GET /v1/admin/mate-applications.csv'] = async (
  app,
  call,
) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'applications',
    name: 'mate-applications',
    page: (query) => listApplications(app, query),
    columns: {
      Имя: ['text', ({ user }) => user.username],
      Игра: ['text', ({ gameId }) => gameName(gameId)],
      'Часов в неделю': ['count', ({ hoursPerWeek }) => hoursPerWeek],
      Опыт: ['text', ({ experience }) => experience],
      Ссылки: ['text', ({ links }) => links.join(' ')],
      Состояние: ['text', ({ status }) => applicationStatusNames[status]],
      Ответ: ['text', ({ answer }) => answer ?? ''],
      Пришла: ['moment', ({ createdAt }) => createdAt],
      Решена: ['moment', ({ decidedAt }) => decidedAt],
    },
  });
};

export const deskMateApplicationsHandlers: Handlers<typeof deskMateApplicationsContract> = {
  'GET /v1/admin/mate-applications': (app, { query }) => listApplications(app, query),
  'GET /v1/admin/mate-applications.csv': sendList,
  'GET /v1/admin/mate-applications.xlsx': sendList,
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
