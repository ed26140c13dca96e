import type { Kopecks } from '../money/kopecks';

export type IncomeStanding = 'FINE' | 'NEAR' | 'OVER';

/**
 * Where the income of a year stands to the limit of the self-employed: above the limit the status is lost (Law 422-FZ,
 * art. 4, part 2, point 8). `warnAt`: percent of the limit from which a warning is due.
 */
export const incomeStanding = (income: Kopecks, limit: Kopecks, warnAt: number): IncomeStanding => {
  if (income > limit) return 'OVER';
  return income * 100 >= limit * warnAt ? 'NEAR' : 'FINE';
};
