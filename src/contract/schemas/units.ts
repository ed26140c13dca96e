import * as z from 'zod/mini';
import { type Kopecks, kopecksToRubles, type Rubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { isoTime, rubles, rublesBetween } from './fields';

/** The inner side of a sum has nothing to check: its type says the unit, and encoding refuses what is no sum. */
export const kopecks = z.custom<Kopecks>();

/** For a schema whose own class has to be kept; otherwise `moneyOf`. */
export const kopecksOfRubles = { decode: rublesToKopecks, encode: kopecksToRubles } as const;

/** A sum: rubles on the wire, kopecks inside of the server. `wire` checks it, so that its bounds and texts are in rubles. */
export const moneyOf = <Given>(wire: z.ZodMiniType<Rubles, Given>) => z.codec(wire, kopecks, kopecksOfRubles);

/** Any sum, also a negative one. */
export const money = moneyOf(rubles);

/** A sum between limits. */
export const moneyBetween = (limits: { readonly min: Kopecks; readonly max: Kopecks }) =>
  moneyOf(rublesBetween(limits));

/** A moment: UTC and ISO 8601 on the wire, a `Date` inside of the server, as the database gives and takes it. */
export const time = z.codec(isoTime, z.custom<Date>(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});
