import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { announce, everyone, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { leaveLostChats } from '../chat/public';
import { switchOrdersOff } from '../mate-access/public';

/**
 * Ends everything that an account has open, whether it is closed for a time or for good: orders, bookings (after the
 * commit), chats entered by a permission, every session with its sockets. Returns the ended sessions, whose sockets the
 * caller closes after the commit.
 */
export const closeAccount = async (app: App, tx: Tx, userId: string): Promise<readonly string[]> => {
  if (await switchOrdersOff(tx, userId)) await announce(tx, [everyone], 'mate changed', { userId });
  await putOutbox(tx, 'personGone', { userId, as: 'ANYBODY' });
  await leaveLostChats(tx, userId, [], new Date(app.clock.now()));
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return endSessionsOf(tx, userId, null);
};
