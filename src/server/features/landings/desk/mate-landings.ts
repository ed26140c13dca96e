import { eq, or } from 'drizzle-orm';
import type { deskPagesContract } from '#contract/desk/catalogue/pages.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { equal, oneOf, search } from '#server/platform/db/filters.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { mateLanding } from '#server/platform/db/schema/mates/landings.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { contains, ofPersonNamed } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { announceLandings, refusedField, takenField } from './landings';

type Contract = typeof deskPagesContract;

const subjectOf = (id: string) => `mate-landing:${id}` as const;

const columns = { landing: mateLanding, id: mateLanding.id, mate: personColumns(appUser) };

export const listMateLandings: Handler<Contract['GET /v1/admin/mate-landings']> = ({ db }, { query }) => {
  const filters = [
    search(query.search, (text) => or(contains(mateLanding.title, text), ofPersonNamed(mateLanding.mateId, text))),
    oneOf(mateLanding.gameId, query.game),
    equal(mateLanding.published, query.published),
  ];
  return readPage({
    db,
    query,
    sorts: { title: { by: mateLanding.title, type: 'text' } },
    sort: 'title',
    id: { by: mateLanding.id, type: 'text' },
    filters,
    rows: (key) =>
      db
        .select({ ...columns, key })
        .from(mateLanding)
        .innerJoin(appUser, eq(appUser.id, mateLanding.mateId)),
    counted: mateLanding,
    line: ({ landing, mate }) => ({ ...landing, mate }),
  });
};

/** @throws Refusal ADMIN_MATE_LANDINGS_NOT_FOUND */
const readMateLanding = async (db: Executor, id: string) => {
  const [row] = await db
    .select(columns)
    .from(mateLanding)
    .innerJoin(appUser, eq(appUser.id, mateLanding.mateId))
    .where(eq(mateLanding.id, id));
  if (!row) throw new Refusal('ADMIN_MATE_LANDINGS_NOT_FOUND');
  return { ...row.landing, mate: row.mate };
};

export const oneMateLanding: Handler<Contract['GET /v1/admin/mate-landings/{id}']> = (app, { params }) =>
  readMateLanding(app.db, params.id);

/** @throws Refusal VALIDATION_ERROR for a person who is not a mate of the game, and for a taken address */
export const createMateLanding: Handler<Contract['POST /v1/admin/mate-landings']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [mate] = await tx
      .select({ gameId: mateAccess.gameId })
      .from(mateAccess)
      .where(eq(mateAccess.userId, body.mateId));
    if (mate?.gameId !== body.gameId) throw refusedField('body.mateId', 'Этот человек не напарник этой игры');
    try {
      await tx.insert(mateLanding).values(body);
    } catch (problem) {
      throw violatedConstraint(problem) === 'mate_landing_pkey' ? takenField('body.id') : problem;
    }
    await writeAudit(app, tx, actor.id, { action: 'mate-landing.create', subject: subjectOf(body.id), details: body });
    await announceLandings(tx);
    return readMateLanding(tx, body.id);
  });

export const updateMateLanding: Handler<Contract['PUT /v1/admin/mate-landings/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    const [row] = await tx.select().from(mateLanding).where(eq(mateLanding.id, id)).for('update');
    if (!row) throw new Refusal('ADMIN_MATE_LANDINGS_NOT_FOUND');
    await requireUnchanged(tx, subjectOf(id), seen);
    await tx.update(mateLanding).set(words).where(eq(mateLanding.id, id));
    await writeAudit(app, tx, actor.id, { action: 'mate-landing.update', subject: subjectOf(id), details: words });
    await announceLandings(tx);
    return readMateLanding(tx, id);
  });
