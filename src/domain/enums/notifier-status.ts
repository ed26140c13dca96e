export const notifierStatuses = ['connected'] as const;

export type NotifierStatus = (typeof notifierStatuses)[number];
