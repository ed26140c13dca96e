const rules = new Intl.PluralRules('ru');

/** `plural(2, 'заказ', 'заказа', 'заказов')` → «заказа» */
export const plural = (count: number, one: string, few: string, many: string): string => {
  const kind = rules.select(count);
  return kind === 'one' ? one : kind === 'few' ? few : many;
};
