import { categoryNames } from '#domain/games/category-names.ts';
import { gameNames } from '#server/features/reference/public.ts';
import type { deskCategoriesContract } from '#contract/desk/catalogue/categories.ts';
import type { Handlers } from '../../platform/http/call';
import { sendExport } from '../audit/public';
import { createCategory, deleteCategory, listCategories, oneCategory, updateCategory } from './categories';
import { createTag, deleteTag, listTags, oneTag, updateTag } from './category-tags';

const sendList: Handlers<typeof deskCategoriesContract>['GET /v1/admin/categories.csv'] = async (app, call) => {
  const gameName = await gameNames(app);
  return sendExport(app, call, {
    list: 'categories',
    page: (query) => listCategories(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Игра: ['text', ({ gameId }) => gameName(gameId)],
      Название: ['text', ({ name }) => name],
      Вид: ['text', ({ kind }) => categoryNames[kind]],
      Адрес: ['text', ({ slug }) => slug],
      'Процент цены': ['decimal', ({ pricePercent }) => pricePercent],
      Открыта: ['text', ({ enabled }) => (enabled ? 'да' : 'нет')],
      Порядок: ['count', ({ position }) => position],
    },
  });
};

export const deskCategoriesHandlers: Handlers<typeof deskCategoriesContract> = {
  'GET /v1/admin/categories': (app, { query }) => listCategories(app.db, query),
  'GET /v1/admin/categories.csv': sendList,
  'GET /v1/admin/categories.xlsx': sendList,
  'GET /v1/admin/categories/{id}': oneCategory,
  'POST /v1/admin/categories': createCategory,
  'PUT /v1/admin/categories/{id}': updateCategory,
  'DELETE /v1/admin/categories/{id}': deleteCategory,
  'GET /v1/admin/category-tags': listTags,
  'GET /v1/admin/category-tags/{id}': oneTag,
  'POST /v1/admin/category-tags': createTag,
  'PUT /v1/admin/category-tags/{id}': updateTag,
  'DELETE /v1/admin/category-tags/{id}': deleteTag,
};
