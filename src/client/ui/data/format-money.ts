import { rublesToKopecks } from '../../../domain/money/rubles-to-kopecks';
import { formatRubles } from '../../../domain/text/format-rubles';

/** Rubles of the wire: `4 820 ₽`, `4 820,50 ₽`; with `signed` incomes have their plus: `+200 ₽`. */
export const formatMoney = (rubles: number, signed = false): string =>
  `${signed && rubles > 0 ? '+' : ''}${formatRubles(rublesToKopecks(rubles))}`;

/** The same without the ruble sign, for fields. */
export const formatNumber = (rubles: number): string => formatMoney(rubles).slice(0, -2);
