import { days } from '../time/durations';

export const notifierServices = ['email', 'telegram', 'discord', 'vk'] as const;

/** Names of the notifiers in the calls about them. */
export type NotifierService = (typeof notifierServices)[number];

export const notifierConnectorClasses = ['TelegramNotifier', 'DiscordNotifier', 'VkNotifier'] as const;

export type NotifierConnectorClass = (typeof notifierConnectorClasses)[number];

export const notifierStatuses = ['connected'] as const;

/** What nobody needs any more: spent and late codes at once, delivery marks once no job can run again. */
export const notifierTerms = { deliveriesKept: days(30), sweptEvery: days(1) } as const;
