export const squadStatuses = ['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'] as const;

export type SquadStatus = (typeof squadStatuses)[number];
