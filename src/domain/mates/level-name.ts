import type { MateLevel } from './grade';

const names: Readonly<Record<string, string>> = {
  BEGINNER_I: 'Новичок I',
  BEGINNER_II: 'Новичок II',
  BEGINNER_III: 'Новичок III',
  EXPERT: 'Эксперт',
  PRO: 'Профи',
  STAR: 'Звезда',
} satisfies Readonly<Record<MateLevel, string>>;

/** A mate's level as people read it: «Новичок II». A level that this version does not know stays as it is. */
export const levelName = (level: string): string => names[level] ?? level;
