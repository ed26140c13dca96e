import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { adminUsersContract } from '#contract/admin/people/users.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser, session } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { writeAudit } from '../audit/public';

const shownAddresses = 10;

/** Shows what is masked elsewhere; each view is written to the audit log. */
export const showPersonal: Handler<(typeof adminUsersContract)['POST /v1/admin/users/{id}/personal']> = (
  app,
  { actor, params },
) =>
  inTransaction(app.db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, params.id));
    if (!user) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    await writeAudit(app, tx, actor.id, { action: 'view.personal', subject: `user:${params.id}` });
    const addresses = await tx
      .select({ ip: session.ip, lastSeenAt: session.lastSeenAt })
      .from(session)
      .where(and(eq(session.userId, params.id), isNotNull(session.ip)))
      .orderBy(desc(session.lastSeenAt))
      .limit(shownAddresses);
    return {
      email: user.email,
      emailConfirmedAt: user.emailConfirmedAt,
      addresses: addresses.map(({ ip, lastSeenAt }) => ({ ip: ip ?? '', lastSeenAt })),
    };
  });
