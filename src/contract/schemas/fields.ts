import * as z from 'zod/mini';
import { checkedAs } from './field-check';
import { type Kopecks, kopecksToRubles } from '../../domain/money/kopecks';

/**
 * Users, chats and messages are UUIDs (v7); squads and articles integers, as people say them aloud. A UUID may be
 * written in capitals (RFC 9562, section 4) and is the same one: past here it is in small letters, so that it can be
 * compared, be part of a key and name a file.
 */
export const uuid = z.uuid().check(z.toLowerCase());

/** In a path every value arrives as text. */
export const integerInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);

/** The same in a body; no larger than the database counts. */
export const integerId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** A game is named by its slug (`cs2`). */
export const gameId = checkedAs('IS_GAME_ID', z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/)));

/** A moment on the wire: UTC, ISO 8601 with milliseconds. */
export const isoTime = z.iso.datetime();

/** Far beyond any real sum, far below where kopecks stop being exact. */
const most = 1_000_000_000_000;

/** A sum on the wire: rubles, at most two decimals. The code behind it counts kopecks. */
export const rubles = z.number().check(z.multipleOf(0.01), z.gte(-most), z.lte(most));

/** A sum that a person enters, in rubles, within the limits of the settings, in kopecks. */
export const rublesBetween = ({ min, max }: { readonly min: Kopecks; readonly max: Kopecks }) =>
  rubles.check(z.gte(kopecksToRubles(min)), z.lte(kopecksToRubles(max)));

/** A path of our own pages to come back to: never another host, however a browser reads the slashes. */
export const ownPath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\s]*$/));

/** Where the previous page ended; the server alone knows what it says. */
export const cursor = z.string().check(z.maxLength(300));

/** How many rows of a page are wanted, in a query string. */
export const limitUpTo = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), usual);

/** `true` or `false` in a query string. */
export const flag = z.stringbool();
