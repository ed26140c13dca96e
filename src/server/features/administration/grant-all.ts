import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { knownPermissions } from '../../platform/sessions/actor';
import { writeAudit } from '../audit/public';
import { lockAccount, setAccountPermissions } from '../users/public';
import { deleteCode } from './code/check-code';

type Granted = { readonly granted: string } | { readonly refused: 'UNKNOWN' | 'CLOSED' };

/**
 * Gives everything to whoever has this address, as only somebody with the machine itself can: how the first
 * administrator appears, and how one who lost their second factor comes back. Gives the name.
 */
export const grantAll = async (app: Pick<App, 'db' | 'clock'>, email: string): Promise<Granted> =>
  inTransaction(app.db, async (tx) => {
    const [found] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.emailKey, email.toLowerCase()));
    const user = found ? await lockAccount(tx, found.id) : null;
    if (!user) return { refused: 'UNKNOWN' };
    if (user.status !== 'ACTIVE') return { refused: 'CLOSED' };
    const before = knownPermissions(user.permissions);
    await setAccountPermissions(tx, user.id, ['ALL']);
    const codeReset = await deleteCode(tx, user.id);
    await writeAudit(app, tx, user.id, {
      action: 'user.permissions',
      subject: `user:${user.id}`,
      details: { before, after: ['ALL'], by: 'npm run admin', codeReset },
    });
    await announce(tx, [userRoom(user.id)], 'me changed', {});
    await putOutbox(tx, 'hangUp', { rooms: [userRoom(user.id)] });
    return { granted: user.username };
  });
