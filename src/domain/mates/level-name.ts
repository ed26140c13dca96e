/** A mate's level as it is displayed: «BEGINNER II». */
export const levelName = (level: string): string => level.replace('_', ' ');
