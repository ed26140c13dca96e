export const avatarOnlineStatuses = ['online', 'recently', 'offline'] as const;

export type AvatarOnlineStatus = (typeof avatarOnlineStatuses)[number];
