/** «29 декабря 2025 г.» reads better without its last two letters. */
export const withoutYearMark = (text: string): string => text.replace(/\s*г\.$/, '');
