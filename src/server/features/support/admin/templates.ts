import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { adminSupportContract } from '../../../../contract/admin/people/support';
import { inTransaction } from '../../../platform/db/in-transaction';
import { supportTemplate } from '../../../platform/db/schema/referrals-and-support';
import type { Handlers } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { writeAudit } from '../../audit/public';

type Contract = typeof adminSupportContract;
type TemplateRoute = Extract<keyof Contract, `${string}/templates${string}`>;

const columns = {
  id: supportTemplate.id,
  title: supportTemplate.title,
  text: supportTemplate.text,
  topic: supportTemplate.topic,
};

const most = 200;

/** Prepared answers; every change stands in the log. */
export const templateHandlers: Handlers<Pick<Contract, TemplateRoute>> = {
  'GET /v1/admin/support/templates': async (app) => ({
    items: await app.db
      .select(columns)
      .from(supportTemplate)
      .orderBy(asc(supportTemplate.title), asc(supportTemplate.id))
      .limit(most),
  }),
  'POST /v1/admin/support/templates': (app, { actor, body }) =>
    inTransaction(app.db, async (tx) => {
      const id = uuidv7();
      await tx.insert(supportTemplate).values({ id, ...body, createdAt: new Date(app.clock.now()) });
      await writeAudit(app, tx, actor.id, { action: 'template.create', subject: `template:${id}`, details: body });
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
      await writeAudit(app, tx, actor.id, {
        action: 'template.update',
        subject: `template:${params.id}`,
        details: body,
      });
      return template;
    }),
  'DELETE /v1/admin/support/templates/{id}': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      const gone = await tx.delete(supportTemplate).where(eq(supportTemplate.id, params.id)).returning(columns);
      const [template] = gone;
      if (!template) throw new Refusal('NOT_FOUND');
      await writeAudit(app, tx, actor.id, {
        action: 'template.delete',
        subject: `template:${params.id}`,
        details: template,
      });
    }),
};
