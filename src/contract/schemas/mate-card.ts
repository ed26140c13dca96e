import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { platforms } from '#domain/games/platform.ts';
import { isoTime, rubles, uuid } from './fields';

/** 0 offline, 1 recently, 2 online. */
export const onlineLevel = z.literal([0, 1, 2]);

/** A mate in a list (specification, section 3 "Mate list item", with further fields of ours). */
export const mateCard = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  iconUrl: z.nullable(z.string()),
  level: z.enum(mateLevels),
  /** 1 to 5 with two decimals; with fewer than ten reviews each missing one counts as 4.5. */
  rating: z.number(),
  reviewCount: z.number(),
  /** Finished squads as a mate. */
  orders: z.number(),
  categories: z.array(z.enum(categoryKinds)),
  languages: z.array(z.string()),
  platforms: z.array(z.enum(platforms)),
  /** Price of an hour in the requested category, or in the cheapest one that the mate plays. */
  pricePerHour: rubles,
  onlineLevel,
  /** Takes orders now. */
  active: z.boolean(),
  /** Median time of the latest answers to calls, in seconds; absent while there are too few. */
  answerSeconds: z.exactOptional(z.number()),
  /** Voice introduction; absent: none. */
  voiceUrl: z.exactOptional(z.string()),
  /** Has weekly hours, so they can be booked; absent: cannot. */
  bookable: z.exactOptional(z.literal(true)),
  /** In a squad; `until`: when its game ends, null before the game begins. Absent: free. */
  busy: z.exactOptional(z.object({ until: z.nullable(isoTime) })),
  /** Has finished only a few orders; absent: no newcomer. */
  newcomer: z.exactOptional(z.literal(true)),
  /** The place in the recommended list that this card came from, from 1. */
  place: z.exactOptional(z.number()),
});

export type MateCard = z.output<typeof mateCard>;
