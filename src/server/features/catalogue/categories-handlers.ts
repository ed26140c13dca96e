import type { adminCategoriesContract } from '#contract/admin/catalogue/categories.ts';
import type { Handlers } from '../../platform/http/call';
import { writeExport } from '../audit/public';
import { csvPage, sendCsv } from '../../platform/http/send-csv';
import { createCategory, deleteCategory, listCategories, oneCategory, updateCategory } from './categories';
import { createTag, deleteTag, listTags, oneTag, updateTag } from './category-tags';

export const adminCategoriesHandlers: Handlers<typeof adminCategoriesContract> = {
  'GET /v1/admin/categories': (app, { query }) => listCategories(app.db, query),
  'GET /v1/admin/categories.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'categories', query);
    return sendCsv(http.reply, {
      name: 'categories',
      page: (cursor) => listCategories(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Игра: ({ gameId }) => gameId,
        Название: ({ name }) => name,
        Вид: ({ kind }) => kind,
        Адрес: ({ slug }) => slug,
        'Процент цены': ({ pricePercent }) => pricePercent,
        Открыта: ({ enabled }) => (enabled ? 'да' : 'нет'),
        Порядок: ({ position }) => position,
      },
    });
  },
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
