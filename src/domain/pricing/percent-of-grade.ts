import type { MateLevel } from '../enums/mate-level';
import { grades } from '../settings/grades';

/** The percent of order that comes with a grade; an administrator may give a mate another. */
export const percentOfGrade = (level: MateLevel): number => grades.find((grade) => grade.level === level)?.percent ?? 0;
