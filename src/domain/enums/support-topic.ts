export const supportTopics = ['FINISH_PROBLEM', 'ELSE', 'WITHDRAW', 'PAY', 'START', 'SQUAD', 'WORK', 'BLOG'] as const;

export type SupportTopic = (typeof supportTopics)[number];
