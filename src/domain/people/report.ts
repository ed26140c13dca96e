/** Reasons of a complaint about a message or a person. */
export const reportReasons = ['INSULT', 'SPAM', 'FRAUD', 'SEXUAL', 'OTHER'] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportKinds = ['MESSAGE', 'USER'] as const;

export type ReportKind = (typeof reportKinds)[number];

export const reportStatuses = ['NEW', 'CLOSED'] as const;

/** A moderator's decision; the person who complained is notified of it. */
export const reportOutcomes = ['WARNED', 'BLOCKED', 'DISMISSED'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** Characters of a comment, and how many messages before and after the reported one a moderator sees. */
export const reportLimits = { comment: 500, context: 10 } as const;
