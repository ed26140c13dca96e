export const notifierChannels = ['EMAIL', 'TELEGRAM'] as const;

export type NotifierChannel = (typeof notifierChannels)[number];
