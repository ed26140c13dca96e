/** Under what name this browser keeps the squad that is being put together in a game. */
export const draftName = (gameId: string): string => `create-squad:${gameId}`;
