import { trialLesson } from '#domain/games/category.ts';
import { partsOfPrice, type Purse } from '#domain/money/purse.ts';

/** The shortfall for the first squad, in kopecks; bonus and gift money count as in any payment. */
export const firstSquadShortfall = (purse: Purse): number =>
  Math.max(0, partsOfPrice(trialLesson.price, purse).own - purse.own);
