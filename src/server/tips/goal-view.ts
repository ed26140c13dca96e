import type { TipsGoal } from '../../contract/tips';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { tipsGoal } from '../db/schema/mates-side';

/** A row as the wire shows it, sums in rubles. */
export const goalView = ({ id, title, amount, collected, status, createdAt, achievedAt }: typeof tipsGoal.$inferSelect): TipsGoal => ({
  id,
  title,
  amount: kopecksToRubles(amount),
  collected: kopecksToRubles(collected),
  status,
  createdAt: createdAt.toISOString(),
  achievedAt: achievedAt?.toISOString() ?? null,
});
