/** Word forms after a number: 1, 21 → one; 2–4, fractions → few; 5–20, 0 → many. */
export interface PluralForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const rules = new Intl.PluralRules('ru-RU');

/** The form of a word that goes with `count`. */
export const russianPlural = (count: number, forms: PluralForms): string => {
  const category = rules.select(count);
  if (category === 'one') return forms.one;
  return category === 'many' ? forms.many : forms.few;
};
