import type { productSettings } from '../settings/product-settings';
import { shortSpan } from '../text/short-span';
import { minutes } from '../time/durations';
import { nearestKopecks } from '../money/kopecks';
import { formatRubles } from '../text/format';

const texts = { percent: '%', on: 'Включено', off: 'Выключено' };

type Unit = (typeof productSettings)[keyof typeof productSettings]['unit'];

/** A setting's value formatted by its unit; sums in rubles. */
export const settingValueText = ({ unit }: { readonly unit: Unit }, value: number): string => {
  if (unit === 'MONEY') return formatRubles(nearestKopecks(value));
  if (unit === 'PERCENT') return `${value}\u00a0${texts.percent}`;
  if (unit === 'MINUTES') return shortSpan(minutes(value));
  return value === 1 ? texts.on : texts.off;
};
