import * as z from 'zod/mini';

/** Far beyond any real sum, far below where kopecks stop being exact. */
const most = 1_000_000_000_000;

/** A sum on the wire: rubles, at most two decimals. The code behind it counts kopecks. */
export const rubles = z.number().check(z.multipleOf(0.01), z.gte(-most), z.lte(most));

/** A sum that a person enters, within the limits given in rubles. */
export const rublesBetween = (min: number, max: number) => rubles.check(z.gte(min), z.lte(max));
