export const notificationLevels = ['INFO', 'WARNING', 'DANGER', 'SUCCESS'] as const;

export type NotificationLevel = (typeof notificationLevels)[number];
