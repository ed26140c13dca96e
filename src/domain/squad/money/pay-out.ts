import { percentOf } from '../../money/percent-of';
import { sumOf } from '../../money/sum-of';
import type { Part } from '../machine/change';
import type { SquadEffect } from '../squad-effect';
import type { MatePart } from './mate-parts';
import type { Pool } from './pools';

/**
 * Spends a pool: each mate gets his gross × percent of order, rounded down, and the service everything else.
 * The parts are never more than the pool.
 */
export const payOut =
  (pool: Pool, parts: readonly MatePart[]): Part =>
  (context) => {
    const spent = sumOf(pool, (amount) => amount);
    const pays = parts
      .map((part) => ({ ...part, amount: percentOf(part.gross, part.percent) }))
      .filter((pay) => pay.amount > 0);
    const rest = spent - sumOf(pays, (pay) => pay.amount);
    const effects: SquadEffect[] = pays.map((params) => ({ type: 'payMate', params }));
    if (rest > 0) effects.push({ type: 'takeServicePart', params: { amount: rest } });
    const payments = context.payments.map((payment, index) => ({ ...payment, spent: payment.spent + (pool[index] ?? 0) }));
    return { context: { ...context, payments }, effects };
  };
