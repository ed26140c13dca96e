/** A mate's level as people read it: «BEGINNER II». */
export const levelName = (level: string): string => level.replace('_', ' ');
