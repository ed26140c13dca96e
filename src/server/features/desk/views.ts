import { and, asc, count, eq, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { deskToolsContract } from '#contract/desk/tools.ts';
import { deskLimits } from '#domain/people/desk-subject.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import { operatorView } from '../../platform/db/schema/operators-desk';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';

type Contract = typeof deskToolsContract;

const columns = {
  id: operatorView.id,
  section: operatorView.section,
  name: operatorView.name,
  query: operatorView.query,
};

export const listViews: Handler<Contract['GET /v1/admin/views']> = async (app, { actor }) => ({
  views: await app.db
    .select(columns)
    .from(operatorView)
    .where(eq(operatorView.userId, actor.id))
    .orderBy(asc(operatorView.section), asc(operatorView.id)),
});

/** A view of the same name is replaced. @throws Refusal ADMIN_VIEWS_LIMIT beyond `deskLimits.views` of one operator */
export const saveView: Handler<Contract['POST /v1/admin/views']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    // Locked: two tabs that save at once would each miss the other's view in the count.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, actor.id)).for('no key update');
    const [others] = await tx
      .select({ count: count() })
      .from(operatorView)
      .where(
        and(
          eq(operatorView.userId, actor.id),
          or(ne(operatorView.section, body.section), ne(operatorView.name, body.name)),
        ),
      );
    if ((others?.count ?? 0) >= deskLimits.views) throw new Refusal('ADMIN_VIEWS_LIMIT');
    const [saved] = await tx
      .insert(operatorView)
      .values({ id: uuidv7(), userId: actor.id, ...body })
      .onConflictDoUpdate({
        target: [operatorView.userId, operatorView.section, operatorView.name],
        set: { query: body.query },
      })
      .returning(columns);
    if (!saved) throw new Error('the view was not written');
    return saved;
  });

export const deleteView: Handler<Contract['DELETE /v1/admin/views/{id}']> = async (app, { actor, params }) => {
  const gone = await app.db
    .delete(operatorView)
    .where(and(eq(operatorView.id, params.id), eq(operatorView.userId, actor.id)))
    .returning({ id: operatorView.id });
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
};
