export const notifierConnectorClasses = ['TelegramNotifier', 'DiscordNotifier', 'VkNotifier'] as const;

export type NotifierConnectorClass = (typeof notifierConnectorClasses)[number];
