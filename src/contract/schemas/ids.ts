import * as z from 'zod/mini';

/** Users, chats and messages are UUIDs (v7); squads and articles integers, as people say them aloud. */
export const uuid = z.uuid();

/** In a path every value arrives as text. */
export const integerInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);

/** A game is named by its slug (`cs2`). */
export const gameId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/));
