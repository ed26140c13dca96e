import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/games/category';
import { mateLevels } from '../../domain/mates/grade';
import { platforms } from '../../domain/games/platform';
import { isoTime, rubles, uuid } from './fields';

/** 0 offline, 1 recently, 2 online. */
export const onlineLevel = z.literal([0, 1, 2]);

/** A mate in a list (specification, section 3 "Mate list item", and what a card shows besides). */
export const mateCard = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  iconUrl: z.nullable(z.string()),
  level: z.enum(mateLevels),
  /** 1 to 5 with two decimals; reviews missing up to ten count as 4.5. */
  rating: z.number(),
  reviewCount: z.number(),
  /** Finished squads as a mate. */
  orders: z.number(),
  categories: z.array(z.enum(categoryKinds)),
  languages: z.array(z.string()),
  platforms: z.array(z.enum(platforms)),
  /** An hour of the category asked for; without one, of the cheapest that the mate plays. */
  pricePerHour: rubles,
  onlineLevel,
  /** Takes orders now. */
  active: z.boolean(),
  /** Median time of the latest answers to a call; absent while there are too few to tell. */
  answerSeconds: z.exactOptional(z.number()),
  /** Their words of themselves; absent while there are none. */
  voiceUrl: z.exactOptional(z.string()),
  /** Has hours in which they may be booked ahead; absent for one who has none. */
  bookable: z.exactOptional(z.literal(true)),
  /** In a squad; `until` is when its game ends, null before the game has begun. Absent for one who is free. */
  busy: z.exactOptional(z.object({ until: z.nullable(isoTime) })),
});

export type MateCard = z.output<typeof mateCard>;
