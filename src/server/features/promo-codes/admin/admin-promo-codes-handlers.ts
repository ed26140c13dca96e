import type { adminPromoCodesContract } from '#contract/admin/money/promo-codes.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { changeLimits, deactivate, deletePromoCode, personalOnly } from './change-promo-code';
import { createPromoCode } from './create-promo-code';
import { listPromoCodes } from './list-promo-codes';
import { readPromoCode } from './read-promo-code';

export const adminPromoCodesHandlers: Handlers<typeof adminPromoCodesContract> = {
  'GET /v1/admin/promo-codes': (app, { actor, query }) => listPromoCodes(app, query, personalOnly(actor)),
  'GET /v1/admin/promo-codes.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'promo-codes', query);
    return sendCsv(http.reply, {
      name: 'promo-codes',
      page: (cursor) => listPromoCodes(app, { ...query, cursor, limit: csvPage }, personalOnly(actor)),
      columns: {
        Промокод: ({ code }) => code,
        Чей: ({ person }) => person?.username ?? '',
        Процент: ({ percent }) => percent,
        Сумма: ({ amount }) => amount,
        Игра: ({ gameId }) => gameId,
        Цели: ({ categoryKinds }) => categoryKinds.join(', '),
        Категории: ({ categoryIds }) => categoryIds.join(', '),
        Состояние: ({ state }) => state,
        Применён: ({ uses }) => uses,
        'Всего можно': ({ maxUses }) => maxUses,
        'Одному можно': ({ maxUsesPerUser }) => maxUsesPerUser,
        'До какого': ({ expiresAt }) => expiresAt,
        'Кто создал': ({ createdBy }) => createdBy?.username ?? '',
        Создан: ({ createdAt }) => createdAt,
      },
    });
  },
  'GET /v1/admin/promo-codes/{code}': (app, { actor, params }) => readPromoCode(app, params.code, personalOnly(actor)),
  'POST /v1/admin/promo-codes': (app, { actor, body }) => createPromoCode(app, actor, body, { personal: false }),
  'POST /v1/admin/promo-codes/personal': (app, { actor, body: { userId, ...wanted } }) =>
    createPromoCode(app, actor, wanted, { personal: true, userId }),
  'PUT /v1/admin/promo-codes/{code}': changeLimits,
  'POST /v1/admin/promo-codes/{code}/deactivate': deactivate,
  'DELETE /v1/admin/promo-codes/{code}': deletePromoCode,
};
