import type { AvatarOnlineStatus } from '../enums/avatar-online-status';
import type { OnlinePresence } from '../enums/online-presence';

/** The word for a presence number. */
export const avatarStatusOf = (presence: OnlinePresence): AvatarOnlineStatus =>
  presence === 2 ? 'online' : presence === 1 ? 'recently' : 'offline';
