import { eq } from 'drizzle-orm';
import type { deskPagesContract } from '#contract/desk/catalogue/pages.ts';
import { equal, oneOf, search } from '#server/platform/db/filters.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { trainingLanding } from '#server/platform/db/schema/mates/landings.ts';
import { contains } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, everyone } from '#server/platform/outbox/put-outbox.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';

type Contract = typeof deskPagesContract;

const subjectOf = (id: string) => `landing:${id}` as const;

/** The refusal of one field of the form. */
export const refusedField = (path: string, message: string): Refusal =>
  new Refusal('VALIDATION_ERROR', { fields: [{ path, message }] });

/** The refusal for a path that another landing has. */
export const takenField = (path: string): Refusal => refusedField(path, 'Такой адрес уже занят');

/** Announces a change: pages that show landings refetch. */
export const announceLandings = (tx: Tx): Promise<void> => announce(tx, [everyone], 'catalogue changed', {});

export const listLandings: Handler<Contract['GET /v1/admin/landings']> = ({ db }, { query }) => {
  const filters = [
    search(query.search, (text) => contains(trainingLanding.title, text)),
    oneOf(trainingLanding.gameId, query.game),
    equal(trainingLanding.published, query.published),
  ];
  return readPage({
    db,
    query,
    sorts: { title: { by: trainingLanding.title, type: 'text' } },
    sort: 'title',
    id: { by: trainingLanding.id, type: 'text' },
    filters,
    rows: (key) => db.select({ landing: trainingLanding, id: trainingLanding.id, key }).from(trainingLanding),
    counted: trainingLanding,
    line: ({ landing }) => landing,
  });
};

/** @throws Refusal ADMIN_LANDINGS_NOT_FOUND */
const readLanding = async (db: Executor, id: string) => {
  const [row] = await db.select().from(trainingLanding).where(eq(trainingLanding.id, id));
  if (!row) throw new Refusal('ADMIN_LANDINGS_NOT_FOUND');
  return row;
};

export const oneLanding: Handler<Contract['GET /v1/admin/landings/{id}']> = (app, { params }) =>
  readLanding(app.db, params.id);

export const createLanding: Handler<Contract['POST /v1/admin/landings']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [found] = await tx.select({ id: game.id }).from(game).where(eq(game.id, body.gameId));
    if (!found) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
    try {
      await tx.insert(trainingLanding).values(body);
    } catch (problem) {
      throw violatedConstraint(problem) === 'training_landing_pkey' ? takenField('body.id') : problem;
    }
    await writeAudit(app, tx, actor.id, { action: 'landing.create', subject: subjectOf(body.id), details: body });
    await announceLandings(tx);
    return readLanding(tx, body.id);
  });

export const updateLanding: Handler<Contract['PUT /v1/admin/landings/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    const [row] = await tx.select().from(trainingLanding).where(eq(trainingLanding.id, id)).for('update');
    if (!row) throw new Refusal('ADMIN_LANDINGS_NOT_FOUND');
    await requireUnchanged(tx, subjectOf(id), seen);
    await tx.update(trainingLanding).set(words).where(eq(trainingLanding.id, id));
    await writeAudit(app, tx, actor.id, { action: 'landing.update', subject: subjectOf(id), details: words });
    await announceLandings(tx);
    return readLanding(tx, id);
  });
