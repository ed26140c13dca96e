import * as z from 'zod/mini';
import { checkedAs } from './field-check';
import { isInKopecks, type Kopecks, kopecksToRubles } from '#domain/money/kopecks.ts';

/**
 * Users, chats and messages have UUIDs (v7); squads and articles have integers, because people say them aloud. A UUID
 * in capitals is the same UUID (RFC 9562, section 4); the schema converts it to lower case, so that ids can be compared
 * and used in keys and file names.
 */
export const uuid = z.uuid().check(z.toLowerCase());

/** An integer id in a path, where every value is text. */
export const integerInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);

/** An integer id in a body, up to the maximum of a PostgreSQL integer. */
export const integerId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** What a field for a slug says when something else is typed. */
export const slugText = 'Только маленькие латинские буквы, цифры и дефис';

/** A game's id is its slug (`cs2`). */
export const gameId = checkedAs('IS_GAME_ID', z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, slugText)));

/** A moment on the wire: UTC, ISO 8601 with milliseconds. */
export const isoTime = z.iso.datetime();

/** Far beyond any real sum, far below where kopecks stop being exact. */
const most = 1_000_000_000_000;

/**
 * A number of rubles, checked to the whole kopeck: `multipleOf` alone lets 0.30000000000000004 pass, and names the step in
 * the description of the calls.
 */
const toTheKopeck = [
  z.multipleOf(0.01, { abort: true }),
  z.refine<number>((sum) => isInKopecks(sum), 'Не больше 2 знаков после запятой'),
] as const;

/** A sum on the wire: rubles with at most two decimals. The domain counts in kopecks. */
export const rubles = z.number().check(...toTheKopeck, z.gte(-most), z.lte(most));

/** The same in a query, where every value is text; not negative. */
export const rublesInQuery = z.coerce.number().check(...toTheKopeck, z.gte(0), z.lte(most));

/** A sum in rubles between limits given in kopecks. */
export const rublesBetween = ({ min, max }: { readonly min: Kopecks; readonly max: Kopecks }) =>
  rubles.check(z.gte(kopecksToRubles(min)), z.lte(kopecksToRubles(max)));

/**
 * A path of our own pages; never another host, however a browser interprets slashes. Neither `//` nor a dot segment
 * stands before the query: resolved, `/..//other` would be another host.
 */
export const ownPath = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(
      /^(?!(?:[^?#]*\/)(?:\/|(?:\.|%2[eE]){1,2}(?:[/?#]|$)))\/[^\\\s]*$/,
      'Путь на этом сайте: начинается с /, без пробелов',
    ),
  );

/** Opaque cursor: where the previous page ended. */
export const cursor = z.string().check(z.maxLength(300));

/** Page size in a query string: at most `most`, by default `usual`. */
export const limitUpTo = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), usual);

/** `true` or `false` in a query string. */
export const flag = z.stringbool();
