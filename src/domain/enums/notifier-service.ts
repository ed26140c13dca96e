export const notifierServices = ['email', 'telegram', 'discord', 'vk'] as const;

/** Names of the notifiers in the calls about them. */
export type NotifierService = (typeof notifierServices)[number];
