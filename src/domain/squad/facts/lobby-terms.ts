/** What members tell each other to find one another in the game. */
export const lobbyFields = ['nick', 'contact', 'code', 'voice'] as const;

export type LobbyField = (typeof lobbyFields)[number];

/** Characters of one field. */
export const lobbyFieldMax = 120;
