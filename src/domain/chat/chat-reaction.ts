/** What one may answer a message with, in the order shown. */
export const chatReactions = ['👍', '❤️', '😂', '🔥', '😮', '😢'] as const;

export type ChatReaction = (typeof chatReactions)[number];
