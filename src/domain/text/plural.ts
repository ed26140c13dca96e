const rules = new Intl.PluralRules('ru-RU');

/** Russian forms after a number: 1, 21 → one; 2–4, fractions → few; 5–20, 0 → many. `plural(2, 'заказ', 'заказа', 'заказов')` → «заказа» */
export const plural = (count: number, one: string, few: string, many: string): string => {
  const kind = rules.select(count);
  if (kind === 'one') return one;
  return kind === 'many' ? many : few;
};
