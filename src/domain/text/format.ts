import type { Kopecks } from '../money/kopecks';

/** Minutes as the product says them: «час» for 60, else «{n} мин.» (specification, section 9). */
export const formatDuration = (minutes: number): string => (minutes === 60 ? 'час' : `${minutes} мин.`);

/** The narrow one is so narrow in the product's font that figures run together. */
const space = '\u00a0';

/** A whole number in groups of three: «18 402». Spaces do not break. */
export const groupedNumber = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, space);

const minus = '\u2212';

/** Kopecks as «4 820 ₽», with kopecks only where there are some: «4 820,50 ₽». Spaces do not break. */
export const formatRubles = (amount: Kopecks): string => {
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? minus : ''}${groupedNumber(whole)}${fraction}${space}₽`;
};

/** Two sums in kopecks with one ruble sign: «от 50 до 15 000 ₽». */
export const formatRublesRange = (least: Kopecks, most: Kopecks): string =>
  `от ${formatRubles(least).slice(0, -2)} до ${formatRubles(most)}`;

const rules = new Intl.PluralRules('ru-RU');

/**
 * Russian forms after a number: 1, 21 → one; 2–4, fractions → few; 5–20, 0 → many. `plural(2, 'заказ', 'заказа',
 * 'заказов')` → «заказа»
 */
export const plural = (count: number, one: string, few: string, many: string): string => {
  const kind = rules.select(count);
  if (kind === 'one') return one;
  return kind === 'many' ? many : few;
};

/** `№ 18 402`: how people say a squad's number. Its spaces do not break. */
export const squadNumber = (squadId: number): string => `№\u00a0${groupedNumber(squadId)}`;
