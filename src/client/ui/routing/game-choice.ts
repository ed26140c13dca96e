const key = 'gameId';

let fallback = 'cs2';

/** The game of a visitor who never chose one; the boot sets it to his own or the first of the list. */
export const setDefaultGame = (gameId: string): void => {
  fallback = gameId;
};

export const rememberGame = (gameId: string): void => localStorage.setItem(key, gameId);

export const rememberedGame = (): string => localStorage.getItem(key) ?? fallback;
