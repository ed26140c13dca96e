import { eq } from 'drizzle-orm';
import type { Kopecks } from '../../../domain/money/kopecks';
import { percentOf } from '../../../domain/money/percent-of';
import { sumOf } from '../../../domain/money/sum-of';
import { allParts } from '../../../domain/squad/money/mate-parts';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Executor } from '../../db/open-database';
import { balanceTransaction } from '../../db/schema/ledger';
import { estimatedIncome } from './price-of';
import { squadMoney } from './squad-money';

/**
 * What this mate receives after his percent of order, in kopecks: of the price before the start, then of what is still
 * held, and in the end what came. Null for those who are not paid.
 */
export const incomeOf = async (db: Executor, squadId: number, state: SquadState, mateId: string): Promise<Kopecks | null> => {
  const { value, context } = state;
  const isMate = context.members.some(({ id, mate }) => id === mateId && mate !== null) || context.earned.some((part) => part.mateId === mateId);
  if (value === 'DISBANDED' || context.settledAt !== null) {
    const sum = await squadMoney(db, squadId, mateId, eq(balanceTransaction.type, 'SELL'));
    return isMate || sum > 0 ? sum : null;
  }
  if (value === 'PENDING' || value === 'READY') return estimatedIncome(state, mateId);
  const own = allParts(context).filter((part) => part.mateId === mateId);
  return isMate ? sumOf(own, ({ gross, percent }) => percentOf(gross, percent)) : null;
};
