import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { adminSupportContract } from '../../../../contract/admin/people/support';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import { supportTemplate } from '../../../platform/db/schema/referrals-and-support';
import type { Handlers } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { runOperation } from '../../../platform/ledger/operations';
import { announceToStaff, writeAudit } from '../../audit/public';

type Contract = typeof adminSupportContract;
type TemplateRoute = Extract<keyof Contract, `${string}/templates${string}`>;

const columns = {
  id: supportTemplate.id,
  title: supportTemplate.title,
  text: supportTemplate.text,
  topic: supportTemplate.topic,
};

const most = 200;

interface Change {
  readonly what: 'create' | 'update' | 'delete';
  readonly id: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A template is no subject of the desk: other operators hear of it with the threads that it answers. */
const noteChange = async (app: App, tx: Tx, actorId: string, { what, id, details }: Change): Promise<void> => {
  await writeAudit(app, tx, actorId, { action: `template.${what}`, subject: `template:${id}`, details });
  await announceToStaff(tx, 'support');
};

/** Prepared answers; every change stands in the log. */
export const templateHandlers: Handlers<Pick<Contract, TemplateRoute>> = {
  'GET /v1/admin/support/templates': async (app) => ({
    items: await app.db
      .select(columns)
      .from(supportTemplate)
      .orderBy(asc(supportTemplate.title), asc(supportTemplate.id))
      .limit(most),
  }),
  'POST /v1/admin/support/templates': (app, { actor, body, idempotencyKey }) =>
    runOperation(app, { kind: 'support template', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
      const id = uuidv7();
      await tx.insert(supportTemplate).values({ id, ...body, createdAt: new Date(app.clock.now()) });
      await noteChange(app, tx, actor.id, { what: 'create', id, details: body });
      return { id, ...body };
    }),
  'PUT /v1/admin/support/templates/{id}': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const changed = await tx
        .update(supportTemplate)
        .set(body)
        .where(eq(supportTemplate.id, params.id))
        .returning(columns);
      const [template] = changed;
      if (!template) throw new Refusal('NOT_FOUND');
      await noteChange(app, tx, actor.id, { what: 'update', id: params.id, details: body });
      return template;
    }),
  'DELETE /v1/admin/support/templates/{id}': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      const gone = await tx.delete(supportTemplate).where(eq(supportTemplate.id, params.id)).returning(columns);
      const [template] = gone;
      if (!template) throw new Refusal('NOT_FOUND');
      await noteChange(app, tx, actor.id, { what: 'delete', id: params.id, details: template });
    }),
};
