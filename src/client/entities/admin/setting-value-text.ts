import type { productSettings } from '#domain/settings/product-settings.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { minutes } from '#domain/time/durations.ts';
import { formatMoney } from '../money/money';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({ ru: { percent: '%', on: 'Показывается', off: 'Не показывается' } });

type Unit = (typeof productSettings)[keyof typeof productSettings]['unit'];

/** A setting's value formatted by its unit; sums in rubles. */
export const settingValueText = ({ unit }: { readonly unit: Unit }, value: number): string => {
  if (unit === 'MONEY') return formatMoney(value);
  if (unit === 'PERCENT') return `${value}\u00a0${texts.percent}`;
  if (unit === 'MINUTES') return shortSpan(minutes(value));
  return value === 1 ? texts.on : texts.off;
};
