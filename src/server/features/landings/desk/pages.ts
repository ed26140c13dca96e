import { eq, or } from 'drizzle-orm';
import type { deskPagesContract } from '#contract/desk/catalogue/pages.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { search } from '#server/platform/db/filters.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { pageWords } from '#server/platform/db/schema/mates/landings.ts';
import { contains } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { takenField } from './landings';

type Contract = typeof deskPagesContract;

const subjectOf = (id: number) => `page:${id}` as const;

export const listPages: Handler<Contract['GET /v1/admin/pages']> = ({ db }, { query }) =>
  readPage({
    db,
    query,
    sorts: { path: { by: pageWords.path, type: 'text' } },
    sort: 'path',
    id: { by: pageWords.id, type: 'bigint' },
    filters: [search(query.search, (text) => or(contains(pageWords.title, text), contains(pageWords.path, text)))],
    rows: (key) => db.select({ page: pageWords, id: pageWords.id, key }).from(pageWords),
    counted: pageWords,
    line: (row) => row.page,
  });

/** @throws Refusal ADMIN_LANDINGS_NOT_FOUND */
const readPageRow = async (db: Executor, id: number) => {
  const [row] = await db.select().from(pageWords).where(eq(pageWords.id, id));
  if (!row) throw new Refusal('ADMIN_LANDINGS_NOT_FOUND');
  return row;
};

/** @throws Refusal ADMIN_LANDINGS_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lockPage = async (tx: Tx, id: number, seen: number) => {
  const [row] = await tx.select().from(pageWords).where(eq(pageWords.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_LANDINGS_NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

const unlessTaken = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (problem) {
    throw violatedConstraint(problem) === 'page_words_path_key' ? takenField('body.path') : problem;
  }
};

export const onePage: Handler<Contract['GET /v1/admin/pages/{id}']> = (app, { params }) =>
  readPageRow(app.db, params.id);

export const createPage: Handler<Contract['POST /v1/admin/pages']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [made] = await unlessTaken(() => tx.insert(pageWords).values(body).returning());
    if (!made) throw new Error('the page was not written');
    await writeAudit(app, tx, actor.id, { action: 'page.create', subject: subjectOf(made.id), details: body });
    return made;
  });

export const updatePage: Handler<Contract['PUT /v1/admin/pages/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    await lockPage(tx, id, seen);
    await unlessTaken(() => tx.update(pageWords).set(words).where(eq(pageWords.id, id)));
    await writeAudit(app, tx, actor.id, { action: 'page.update', subject: subjectOf(id), details: words });
    return readPageRow(tx, id);
  });

export const deletePage: Handler<Contract['DELETE /v1/admin/pages/{id}']> = (
  app,
  { actor, params: { id }, query: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const { path, title } = await lockPage(tx, id, seen);
    await tx.delete(pageWords).where(eq(pageWords.id, id));
    const details = { path, title, reason };
    await writeAudit(app, tx, actor.id, { action: 'page.delete', subject: subjectOf(id), details });
  });
