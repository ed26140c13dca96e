import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { supportTemplate } from '#server/platform/db/schema/referrals-and-support.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { announceToStaff, requireUnchanged, seenColumn, writeAudit } from '../../audit/public';

type Contract = typeof deskSupportContract;
type TemplateRoute = Extract<keyof Contract, `${string}/templates${string}`>;

const columns = {
  id: supportTemplate.id,
  title: supportTemplate.title,
  text: supportTemplate.text,
  topic: supportTemplate.topic,
};

const most = 200;

const subjectOf = (id: string): `template:${string}` => `template:${id}`;

/** @throws Refusal NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lockTemplate = async (tx: Tx, id: string, seen: number) => {
  const [template] = await tx.select(columns).from(supportTemplate).where(eq(supportTemplate.id, id)).for('update');
  if (!template) throw new Refusal('NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return template;
};

/** As a separate `sql` fragment: inside the subselect Drizzle would drop the column's table name. */
const seen = seenColumn(sql`'template:' || ${supportTemplate.id}`);

interface Change {
  readonly what: 'create' | 'update' | 'delete';
  readonly id: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A template is not a subject of the desk, so its changes are announced under the subject of support threads. */
const recordChange = async (app: App, tx: Tx, actorId: string, { what, id, details }: Change): Promise<void> => {
  await writeAudit(app, tx, actorId, { action: `template.${what}`, subject: subjectOf(id), details });
  await announceToStaff(tx, 'support');
};

/** Answer templates; every change is logged. */
export const templateHandlers: Handlers<Pick<Contract, TemplateRoute>> = {
  'GET /v1/admin/support/templates': async (app) => ({
    items: await app.db
      .select({ ...columns, seen })
      .from(supportTemplate)
      .orderBy(asc(supportTemplate.title), asc(supportTemplate.id))
      .limit(most),
  }),
  'POST /v1/admin/support/templates': (app, { actor, body, idempotencyKey }) =>
    runOperation(app, { kind: 'support template', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
      const id = uuidv7();
      await tx.insert(supportTemplate).values({ id, ...body, createdAt: new Date(app.clock.now()) });
      await recordChange(app, tx, actor.id, { what: 'create', id, details: body });
      return { id, ...body };
    }),
  'PUT /v1/admin/support/templates/{id}': (app, { actor, params: { id }, body: { seen: known, ...words } }) =>
    inTransaction(app.db, async (tx) => {
      const before = await lockTemplate(tx, id, known);
      await tx.update(supportTemplate).set(words).where(eq(supportTemplate.id, id));
      await recordChange(app, tx, actor.id, { what: 'update', id, details: { before, after: words } });
      return { id, ...words };
    }),
  'DELETE /v1/admin/support/templates/{id}': (app, { actor, params: { id }, query: { seen: known, reason } }) =>
    inTransaction(app.db, async (tx) => {
      const before = await lockTemplate(tx, id, known);
      await tx.delete(supportTemplate).where(eq(supportTemplate.id, id));
      await recordChange(app, tx, actor.id, { what: 'delete', id, details: { before, reason } });
    }),
};
