import * as z from 'zod/mini';
import { mateCard } from './mate-card';
import { money, time } from './units';

/** The card in answers. Apart from `mateCard`, by which the browser reads the cards that it has kept as they came. */
export const mateCardAnswer = z.object({
  ...mateCard.shape,
  pricePerHour: money,
  busy: z.exactOptional(z.object({ until: z.nullable(time) })),
});

export type MateCardAnswer = z.output<typeof mateCardAnswer>;
