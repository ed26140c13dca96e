/** The percent that was typed; null for what is none. */
export const percentOfText = (text: string): number | null => {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return percent >= 0 && percent <= 100 ? percent : null;
};
