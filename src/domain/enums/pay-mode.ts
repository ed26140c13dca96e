/** Who pays the shares of friends: the client owner, or each for himself. */
export const payModes = ['OWNER', 'SPLIT'] as const;

export type PayMode = (typeof payModes)[number];
