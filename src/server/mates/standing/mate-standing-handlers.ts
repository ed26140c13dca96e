import { desc, eq } from 'drizzle-orm';
import type { mateStandingContract } from '../../../contract/mate-standing';
import { writeAudit } from '../../administration/write-audit';
import { inTransaction } from '../../db/in-transaction';
import { mateAccess } from '../../db/schema/games-and-mates';
import { matePercentChange } from '../../db/schema/mates-side';
import { appUser } from '../../db/schema/people';
import type { Handlers } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { changeTerms } from './change-terms';
import { percentChangeView } from './percent-change-view';
import { readStanding } from './read-standing';

export const mateStandingHandlers: Handlers<typeof mateStandingContract> = {
  'GET /v1/mates/me/standing': readStanding,
  'PUT /v1/admin/mates/{id}/percent': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const [mate] = await tx.select().from(mateAccess).where(eq(mateAccess.userId, params.id)).for('update');
      if (!mate) throw new Refusal('ADMIN_USERS_NOT_FOUND');
      const { percent, comment, grade = mate.grade } = body;
      await changeTerms(tx, mate, { grade, percent, reason: 'ADMINISTRATOR', by: actor.id, comment, at: new Date(app.clock.now()) });
      await writeAudit(app, tx, actor.id, {
        action: 'mate.percent', subject: `user:${params.id}`, details: { from: { grade: mate.grade, percent: mate.percent }, to: { grade, percent }, comment },
      });
    }),
  'GET /v1/admin/mates/{id}/percent-history': async (app, { params }) => {
    const [mate] = await app.db.select({ userId: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, params.id));
    if (!mate) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    const rows = await app.db
      .select({ change: matePercentChange, by: { id: appUser.id, username: appUser.username } })
      .from(matePercentChange)
      .leftJoin(appUser, eq(appUser.id, matePercentChange.changedBy))
      .where(eq(matePercentChange.userId, params.id))
      .orderBy(desc(matePercentChange.id));
    return rows.map(({ change, by }) => ({ ...percentChangeView(change), changedBy: by }));
  },
};
