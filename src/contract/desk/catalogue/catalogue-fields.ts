import * as z from 'zod/mini';
import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { reason } from '../kit';
import { tidy } from '../../schemas/tidy';

const { name: nameMax, description: descriptionMax, point, points, position: place } = catalogueLimits;

/** A text that is not empty, with at most `most` characters; `lacking` is said of an empty one. */
export const requiredText = (most: number, lacking?: string) =>
  z.string().check(tidy(), z.minLength(1, lacking), z.maxLength(most));

export const name = requiredText(nameMax);
export const description = requiredText(descriptionMax);
export const pointsList = z.array(requiredText(point)).check(z.maxLength(points, `Не больше ${points} строк`));
/** Position in lists: lower first, equal ones by id. */
export const position = z.int().check(z.gte(place.min), z.lte(place.max));

/** Query of a deletion: `seen` as in the kit, and the operator's reason. */
export const deletion = z.object({ seen: z.coerce.number().check(z.int(), z.gte(0)), reason });

/** Filter by one or several games. */
export const gamesFilter = z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(30)));
