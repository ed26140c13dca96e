import * as z from 'zod/mini';

/** Users, chats and messages are UUIDs (v7); squads and articles integers, as people say them aloud. */
export const uuid = z.uuid();

/** In a path every value arrives as text. */
export const integerInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);

/** The same in a body; no larger than the database counts. */
export const integerId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** A game is named by its slug (`cs2`). */
export const gameId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/));
