import { promoCodeStateNames } from '#domain/desk/order-names.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { gameNames } from '#server/features/reference/public.ts';
import type { deskPromoCodesContract } from '#contract/desk/money/promo-codes.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { changeLimits, confirmPromoCode, deactivate, deletePromoCode, personalOnly } from './change-promo-code';
import { createPromoCode } from './create-promo-code';
import { listPromoCodes } from './list-promo-codes';
import { readPromoCode } from './read-promo-code';

const sendList: Handlers<typeof deskPromoCodesContract>['GET /v1/admin/promo-codes.csv'] = async (app, call) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'promo-codes',
    page: (query) => listPromoCodes(app, query, personalOnly(call.actor)),
    columns: {
      Промокод: ['text', ({ code }) => code],
      Чей: ['text', ({ person }) => person?.username ?? ''],
      Процент: ['decimal', ({ percent }) => percent],
      Сумма: ['kopecks', ({ amount }) => amount],
      Игра: ['text', ({ gameId }) => gameName(gameId)],
      Цели: ['text', ({ categoryKinds }) => categoryKinds.map((kind) => categoryNames[kind]).join(', ')],
      Категории: ['text', ({ categoryIds }) => categoryIds.join(', ')],
      Состояние: ['text', ({ state }) => promoCodeStateNames[state]],
      Применён: ['count', ({ uses }) => uses],
      'Всего можно': ['count', ({ maxUses }) => maxUses],
      'Одному можно': ['count', ({ maxUsesPerUser }) => maxUsesPerUser],
      'До какого': ['moment', ({ expiresAt }) => expiresAt],
      'Кто создал': ['text', ({ createdBy }) => createdBy?.username ?? ''],
      Создан: ['moment', ({ createdAt }) => createdAt],
    },
  });
};

export const deskPromoCodesHandlers: Handlers<typeof deskPromoCodesContract> = {
  'GET /v1/admin/promo-codes': (app, { actor, query }) => listPromoCodes(app, query, personalOnly(actor)),
  'GET /v1/admin/promo-codes.csv': sendList,
  'GET /v1/admin/promo-codes.xlsx': sendList,
  'GET /v1/admin/promo-codes/{code}': (app, { actor, params }) => readPromoCode(app, params.code, personalOnly(actor)),
  'POST /v1/admin/promo-codes': (app, { actor, body }) => createPromoCode(app, actor, body, { personal: false }),
  'POST /v1/admin/promo-codes/personal': (app, { actor, body: { userId, ...wanted } }) =>
    createPromoCode(app, actor, wanted, { personal: true, userId }),
  'PUT /v1/admin/promo-codes/{code}': changeLimits,
  'POST /v1/admin/promo-codes/{code}/confirm': confirmPromoCode,
  'POST /v1/admin/promo-codes/{code}/deactivate': deactivate,
  'DELETE /v1/admin/promo-codes/{code}': deletePromoCode,
};
