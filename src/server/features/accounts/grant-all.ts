import { canonicalEmail } from '#domain/people/email.ts';
import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { knownPermissions } from '../../platform/sessions/actor';
import { writeAudit } from '../audit/public';
import { lockAccount, setAccountPermissions } from '../users/public';
import { removeSecondStep } from '../second-step/public';

type Granted = { readonly granted: string } | { readonly refused: 'UNKNOWN' | 'CLOSED' };

/**
 * Grants ALL to the account with this address, as only a person with access to the machine can: this is how the first
 * administrator appears, and how one who lost their second factor gets back in. Returns the username.
 */
export const grantAll = async (app: Pick<App, 'db' | 'clock' | 'config'>, email: string): Promise<Granted> =>
  inTransaction(app.db, async (tx) => {
    const [found] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.emailKey, canonicalEmail(email)));
    const user = found ? await lockAccount(tx, found.id) : null;
    if (!user) return { refused: 'UNKNOWN' };
    if (user.status !== 'ACTIVE') return { refused: 'CLOSED' };
    const before = knownPermissions(user.permissions);
    await setAccountPermissions(tx, user.id, ['ALL']);
    const codeReset = await removeSecondStep(app, tx, user, { by: null, at: new Date(app.clock.now()) });
    await writeAudit(app, tx, user.id, {
      action: 'user.permissions',
      subject: `user:${user.id}`,
      details: { before, after: ['ALL'], by: 'npm run admin', codeReset },
    });
    await announce(tx, [userRoom(user.id)], 'me changed', {});
    await putOutbox(tx, 'hangUp', { rooms: [userRoom(user.id)] });
    return { granted: user.username };
  });
