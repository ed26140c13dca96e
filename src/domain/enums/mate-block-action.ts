export const mateBlockActions = ['BLOCK', 'UNBLOCK'] as const;

export type MateBlockAction = (typeof mateBlockActions)[number];
