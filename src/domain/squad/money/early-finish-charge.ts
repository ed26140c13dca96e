import type { Kopecks } from '../../money/kopecks';
import { mulDiv } from '../../money/mul-div';
import { percentOf } from '../../money/percent-of';
import { earlyFinishTerms } from '../../settings/early-finish-terms';
import { playedMinutes } from '../queries/played-time';
import type { SquadSide } from '../queries/sides';
import type { SquadContext } from '../squad-context';
import { freeTotal } from './pools';

/**
 * What an early finish asked for at this moment costs: played time rounded up to a quarter of an hour;
 * at least half of the order when a payer asked. Time played in an earlier squad stands apart, in `earned`.
 */
export const earlyFinishCharge = (context: SquadContext, side: SquadSide, at: number): Kopecks => {
  const step = earlyFinishTerms.roundingMinutes;
  const played = Math.min(Math.ceil(playedMinutes(context, at) / step) * step, context.durationMinutes);
  const free = freeTotal(context);
  const charge = mulDiv(free, played, context.durationMinutes);
  const least = free - percentOf(free, 100 - earlyFinishTerms.minChargedPercent);
  return side === 'PAYER' ? Math.max(charge, least) : charge;
};
