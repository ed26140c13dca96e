import { eq } from 'drizzle-orm';
import type { usersContract } from '../../contract/users';
import { inTransaction } from '../db/in-transaction';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { announce, userRoom } from '../outbox/put-outbox';
import { readMe } from './read-me';

/** Consent to letters about offers; nobody but the person himself sees it. */
export const allowMarketing: Handler<(typeof usersContract)['PUT /v1/users/me/allow-marketing']> = async (app, { actor, body }) => {
  await inTransaction(app.db, async (tx) => {
    await tx.update(appUser).set({ allowMarketing: body.allowMarketing }).where(eq(appUser.id, actor.id));
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
  });
  return readMe(app, actor.id);
};
