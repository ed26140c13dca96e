import * as z from 'zod/mini';

/** Where the previous page ended; the server alone knows what it says. */
export const cursor = z.string().check(z.maxLength(300));

/** How many rows of a page are wanted, in a query string. */
export const limitUpTo = (most: number, usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), usual);

/** `true` or `false` in a query string. */
export const flag = z.stringbool();
