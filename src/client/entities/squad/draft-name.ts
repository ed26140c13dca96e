/** The name under which this browser stores the draft of a new squad in a game. */
export const draftName = (gameId: string): string => `create-squad:${gameId}`;
