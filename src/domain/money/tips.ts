import { rublesToKopecks } from './kopecks';

/** Limits of a tip in kopecks, and the percent of it that the mate receives. */
export const tipsTerms = { min: rublesToKopecks(50), max: rublesToKopecks(15_000), matePercent: 90 } as const;

/** Limits of a mate's tips goals: sums in kopecks, active goals at the same time, characters of the title. */
export const tipsGoalTerms = {
  maxActive: 3,
  min: rublesToKopecks(500),
  max: rublesToKopecks(200_000),
  titleMax: 60,
} as const;

export const tipsGoalStatuses = ['ACTIVE', 'ACHIEVED', 'DELETED'] as const;
