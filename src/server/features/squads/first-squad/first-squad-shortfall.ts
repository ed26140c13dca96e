import { trialLesson } from '../../../../domain/games/category';
import { partsOfPrice, type Purse } from '../../../../domain/money/purse';

/** What a person lacks for the first squad, in kopecks: bonus and gift money help as they do in any payment. */
export const firstSquadShortfall = (purse: Purse): number =>
  Math.max(0, partsOfPrice(trialLesson.price, purse).own - purse.own);
