import { levelName } from '#domain/mates/level-name.ts';
import { gameNames } from '#server/features/reference/public.ts';
import { desc, eq } from 'drizzle-orm';
import type { deskMatesContract } from '#contract/desk/people/mates.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { matePercentChange } from '#server/platform/db/schema/mates/mates-side.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handlers, Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { sendExport, writeAudit } from '../../audit/public';
import { percentChangeView } from '../standing/read-standing';
import { changeAccess, giveAccess, setBlocked, revokeAccess } from './change-access';
import { listDeskMates } from './list-mates';
import { readMateForStaff } from './read-mate-for-staff';
import { decideStrikes, listStrikeCases, readStrikeCase } from './strike-cases';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { changeTerms } from '../standing/change-terms';
import { lockMateForAct, mateSubject } from './lock-for-act';

/** @throws Refusal as `lockMateForAct` */
const changePercent: Handler<(typeof deskMatesContract)['PUT /v1/admin/mates/{id}/percent']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const mate = await lockMateForAct(tx, actor, params.id, body.seen);
    const { percent, comment, grade = mate.grade } = body;
    await changeTerms(tx, mate, {
      grade,
      percent,
      reason: 'ADMINISTRATOR',
      by: actor.id,
      comment,
      at: new Date(app.clock.now()),
    });
    await writeAudit(app, tx, actor.id, {
      action: 'mate.percent',
      subject: mateSubject(params.id),
      details: { from: { grade: mate.grade, percent: mate.percent }, to: { grade, percent }, reason: comment },
    });
  });

const sendList: Handlers<typeof deskMatesContract>['GET /v1/admin/mates.csv'] = async (app, call) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'mates',
    page: (query) => listDeskMates(app, query),
    columns: {
      Имя: ['text', ({ person }) => person.username],
      Игра: ['text', ({ gameId }) => gameName(gameId)],
      Уровень: ['text', ({ grade }) => levelName(grade)],
      'Процент заказа': ['decimal', ({ percent }) => percent],
      Рейтинг: ['decimal', ({ rating }) => rating],
      Отзывов: ['count', ({ reviewCount }) => reviewCount],
      Заказов: ['count', ({ finishedOrders }) => finishedOrders],
      Часов: ['decimal', ({ hours }) => hours],
      Предупреждений: ['count', ({ strikes }) => strikes],
      Принимает: ['text', ({ active }) => (active ? 'да' : 'нет')],
      Закрыт: ['text', ({ blocked }) => (blocked ? 'да' : 'нет')],
      Напарник: ['moment', ({ since }) => since],
    },
  });
};

export const deskMatesHandlers: Handlers<typeof deskMatesContract> = {
  'GET /v1/admin/mates': (app, { query }) => listDeskMates(app, query),
  'GET /v1/admin/mates.csv': sendList,
  'GET /v1/admin/mates.xlsx': sendList,
  'GET /v1/admin/mates/{id}': readMateForStaff,
  'POST /v1/admin/mates/{id}/access': giveAccess,
  'PUT /v1/admin/mates/{id}/access': changeAccess,
  'POST /v1/admin/mates/{id}/access/delete': revokeAccess,
  'PUT /v1/admin/mates/{id}/block': setBlocked,
  'PUT /v1/admin/mates/{id}/percent': changePercent,
  'GET /v1/admin/mates/{id}/percent-history': async (app, { params }) => {
    const [mate] = await app.db
      .select({ userId: mateAccess.userId })
      .from(mateAccess)
      .where(eq(mateAccess.userId, params.id));
    if (!mate) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    const rows = await app.db
      .select({ change: matePercentChange, by: { id: appUser.id, username: appUser.username } })
      .from(matePercentChange)
      .leftJoin(appUser, eq(appUser.id, matePercentChange.changedBy))
      .where(eq(matePercentChange.userId, params.id))
      .orderBy(desc(matePercentChange.id));
    return rows.map(({ change, by }) => ({ ...percentChangeView(change), changedBy: by }));
  },
  'GET /v1/admin/strike-cases': (app, { query }) => listStrikeCases(app, query),
  'GET /v1/admin/strike-cases/{id}': readStrikeCase,
  'POST /v1/admin/strike-cases/{id}/decide': decideStrikes,
};
