/** Emoji reactions to a message, in the order shown. */
export const chatReactions = ['👍', '❤️', '😂', '🔥', '😮', '😢'] as const;

export type ChatReaction = (typeof chatReactions)[number];
