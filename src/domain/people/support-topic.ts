export const supportTopics = ['FINISH_PROBLEM', 'ELSE', 'WITHDRAW', 'PAY', 'START', 'SQUAD', 'WORK', 'BLOG'] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** CLOSED, or by who wrote last: WAITING for the support, or ANSWERED by it. */
export const supportStates = ['WAITING', 'ANSWERED', 'CLOSED'] as const;
