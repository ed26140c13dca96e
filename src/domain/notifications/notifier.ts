import { days } from '../time/durations';

export const notifierServices = ['email', 'telegram', 'discord', 'vk'] as const;

/** Names of the notifiers on the wire. */
export type NotifierService = (typeof notifierServices)[number];

export const notifierConnectorClasses = ['TelegramNotifier', 'DiscordNotifier', 'VkNotifier'] as const;

export type NotifierConnectorClass = (typeof notifierConnectorClasses)[number];

export const notifierStatuses = ['connected'] as const;

/** Cleanup of used and expired codes and of delivery marks, ms: marks are kept until no job can run again. */
export const notifierTerms = { deliveriesKept: days(30), sweptEvery: days(1) } as const;
