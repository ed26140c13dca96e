/** Minutes as the product says them: «час» for 60, else «{n} мин.» (specification, section 9). */
export const formatDuration = (minutes: number): string => (minutes === 60 ? 'час' : `${minutes} мин.`);
