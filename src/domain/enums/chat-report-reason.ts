/** Why a message is reported to the moderators. */
export const chatReportReasons = ['INSULT', 'SPAM', 'FRAUD', 'SEXUAL', 'OTHER'] as const;

export type ChatReportReason = (typeof chatReportReasons)[number];
