export const supportTopics = ['FINISH_PROBLEM', 'ELSE', 'WITHDRAW', 'PAY', 'START', 'SQUAD', 'WORK', 'BLOG'] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** Closed, else whoever wrote last decides who is waited for. */
export const supportStates = ['WAITING', 'ANSWERED', 'CLOSED'] as const;
