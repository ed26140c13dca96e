import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { announce, everyone, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { leaveLostChats } from '../chat/public';
import { switchOrdersOff } from '../mate-access/public';

/**
 * What ends with an account, for a time or for good: orders, bookings (after the commit), chats entered by a right,
 * every session with its sockets.
 * Gives the ended sessions, whose sockets the caller closes after commit.
 */
export const closeAccount = async (app: App, tx: Tx, userId: string): Promise<readonly string[]> => {
  if (await switchOrdersOff(tx, userId)) await announce(tx, [everyone], 'mate changed', { userId });
  await putOutbox(tx, 'personGone', { userId, as: 'ANYBODY' });
  await leaveLostChats(tx, userId, [], new Date(app.clock.now()));
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return endSessionsOf(tx, userId, null);
};
