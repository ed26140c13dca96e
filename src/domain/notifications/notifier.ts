import { days } from '../time/durations';

export const notifierServices = ['email', 'telegram', 'max', 'vk', 'discord'] as const;

/** Names of the notifiers on the wire. */
export type NotifierService = (typeof notifierServices)[number];

/** Where a message arrives at once, on a phone in a pocket. */
export type Messenger = Exclude<NotifierService, 'email'>;

/** Messengers in which the product is a bot: a person connects by opening it through a link with a code. */
export const botMessengers = ['telegram', 'max', 'vk'] as const satisfies readonly Messenger[];

export type BotMessenger = (typeof botMessengers)[number];

export const messengerNames: Readonly<Record<Messenger, string>> = {
  telegram: 'Telegram',
  max: 'MAX',
  vk: 'ВКонтакте',
  discord: 'Discord',
};

export const notifierConnectorClasses = ['TelegramNotifier', 'MaxNotifier', 'VkNotifier', 'DiscordNotifier'] as const;

export type NotifierConnectorClass = (typeof notifierConnectorClasses)[number];

/** `broken`: connected, and has failed several times in a row. */
export const notifierStatuses = ['connected', 'broken'] as const;

/**
 * Cleanup of used and expired codes, of delivery marks and of what bots were told, ms: marks are kept until no job can
 * run again, what a bot was told until its messenger does not repeat it any more.
 */
export const notifierTerms = { deliveriesKept: days(30), updatesKept: days(7), sweptEvery: days(1) } as const;
