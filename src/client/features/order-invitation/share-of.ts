import { formatMoney } from '../../entities/money/money';
import { texts } from './texts';

/**
 * «78 % от 700 ₽». A mate's income is rounded down to a kopeck, so the whole percent can be computed back from it.
 * Rubles.
 */
export const shareOf = (income: number, price: number): string =>
  texts.ofPrice(price > 0 ? Math.round((income / price) * 100) : 0, formatMoney(price));
