/** Why a message or a person is reported to the moderators. */
export const reportReasons = ['INSULT', 'SPAM', 'FRAUD', 'SEXUAL', 'OTHER'] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportKinds = ['MESSAGE', 'USER'] as const;

export type ReportKind = (typeof reportKinds)[number];

export const reportStatuses = ['NEW', 'CLOSED'] as const;

/** What a moderator decided; whoever complained hears of it. */
export const reportOutcomes = ['WARNED', 'BLOCKED', 'DISMISSED'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** Characters of a comment, and how many messages a moderator sees on either side of the one complained about. */
export const reportLimits = { comment: 500, context: 10 } as const;
