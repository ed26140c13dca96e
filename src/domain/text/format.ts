import type { Kopecks } from '../money/kopecks';

/** A duration in minutes: «час» for 60, otherwise «{n} мин.» (specification, section 9). */
export const formatDuration = (minutes: number): string => (minutes === 60 ? 'час' : `${minutes} мин.`);

/** Not the narrow no-break space: in the product's font digits would run together. */
const space = '\u00a0';

/** A whole number in groups of three: «18 402». Spaces do not break. */
export const groupedNumber = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, space);

const minus = '\u2212';

/** Kopecks as «4 820 ₽», with a fraction only if there is one: «4 820,50 ₽». Spaces do not break. */
export const formatRubles = (amount: Kopecks): string => {
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? minus : ''}${groupedNumber(whole)}${fraction}${space}₽`;
};

/** Two sums in kopecks with one ruble sign: «от 50 до 15 000 ₽». */
export const formatRublesRange = (least: Kopecks, most: Kopecks): string =>
  `от ${formatRubles(least).slice(0, -2)} до ${formatRubles(most)}`;

/**
 * A number with at most `most` digits behind the comma: «1 234,5». Spaces do not break. Not by `Intl.NumberFormat`: the
 * first one of a page takes a slow phone a tenth of a second.
 */
export const formatNumber = (value: number, most = 2): string => {
  const [whole = '0', rest] = String(Number(Math.abs(value).toFixed(most))).split('.');
  return `${value < 0 ? minus : ''}${groupedNumber(Number(whole))}${rest === undefined ? '' : `,${rest}`}`;
};

/** A mean of reviews: `4.5` → «4,50». */
export const formatRating = (rating: number): string => rating.toFixed(2).replace('.', ',');

/**
 * The Russian plural form after a number: 1, 21 → one; 2–4, fractions → few; 5–20, 0 → many. `plural(2, 'заказ',
 * 'заказа', 'заказов')` → «заказа».
 */
export const plural = (count: number, one: string, few: string, many: string): string => {
  const whole = Math.abs(count);
  if (!Number.isInteger(whole)) return few;
  const [last, lastTwo] = [whole % 10, whole % 100];
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
};

/** A squad's number for display: `№ 18 402`. Spaces do not break. */
export const squadNumber = (squadId: number): string => `№\u00a0${groupedNumber(squadId)}`;
