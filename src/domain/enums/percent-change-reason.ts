/** Why a mate's grade or percent of order is what it is. */
export const percentChangeReasons = ['ADMITTED', 'PROMOTED', 'ADMINISTRATOR'] as const;

export type PercentChangeReason = (typeof percentChangeReasons)[number];
