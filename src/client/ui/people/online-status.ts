import type { AvatarOnlineStatus } from '../../../domain/enums/avatar-online-status';

/** Presence of the wire (0, 1, 2) as the avatar shows it. */
export const onlineStatus = (level: 0 | 1 | 2): AvatarOnlineStatus => (['offline', 'recently', 'online'] as const)[level];
