import { desc, eq } from 'drizzle-orm';
import type { adminMatesContract } from '#contract/admin/people/mates.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { matePercentChange } from '#server/platform/db/schema/mates/mates-side.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { percentChangeView } from '../standing/read-standing';
import { changeAccess, giveAccess, setBlocked, revokeAccess } from './change-access';
import { changePercent } from './change-percent';
import { listAdminMates } from './list-mates';
import { readMateForStaff } from './read-mate-for-staff';
import { decideStrikes, listStrikeCases, readStrikeCase } from './strike-cases';

export const adminMatesHandlers: Handlers<typeof adminMatesContract> = {
  'GET /v1/admin/mates': (app, { query }) => listAdminMates(app, query),
  'GET /v1/admin/mates.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'mates', query);
    return sendCsv(http.reply, {
      name: 'mates',
      page: (cursor) => listAdminMates(app, { ...query, cursor, limit: csvPage }),
      columns: {
        Имя: ({ person }) => person.username,
        Игра: ({ gameId }) => gameId,
        Уровень: ({ grade }) => grade,
        'Процент заказа': ({ percent }) => percent,
        Рейтинг: ({ rating }) => rating,
        Отзывов: ({ reviewCount }) => reviewCount,
        Заказов: ({ finishedOrders }) => finishedOrders,
        Часов: ({ hours }) => hours,
        Предупреждений: ({ strikes }) => strikes,
        Принимает: ({ active }) => (active ? 'да' : 'нет'),
        Закрыт: ({ blocked }) => (blocked ? 'да' : 'нет'),
        Напарник: ({ since }) => since,
      },
    });
  },
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
