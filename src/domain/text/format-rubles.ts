import type { Kopecks } from '../money/kopecks';

const narrowSpace = '\u202f';
const minus = '\u2212';

/** Kopecks as «4 820 ₽», with kopecks only where there are some: «4 820,50 ₽». Spaces are narrow and do not break. */
export const formatRubles = (amount: Kopecks): string => {
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, narrowSpace);
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? minus : ''}${grouped}${fraction}${narrowSpace}₽`;
};
