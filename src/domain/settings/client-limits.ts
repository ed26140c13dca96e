/** A mate's private note about a client, in characters. */
export const clientLimits = { noteMax: 1000 } as const;
