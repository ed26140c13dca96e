import { days, hours, minutes, seconds } from '../time/durations';
import type { GrammarCase } from './numerals';
import { plural } from './format';

type Forms = readonly [one: string, few: string, many: string];

export interface SpanUnit {
  readonly length: number;
  readonly accusative: Forms;
  readonly genitive: Forms;
}

const day: SpanUnit = { length: days(1), accusative: ['день', 'дня', 'дней'], genitive: ['дня', 'дней', 'дней'] };
export const hour: SpanUnit = {
  length: hours(1),
  accusative: ['час', 'часа', 'часов'],
  genitive: ['часа', 'часов', 'часов'],
};
export const minute: SpanUnit = {
  length: minutes(1),
  accusative: ['минуту', 'минуты', 'минут'],
  genitive: ['минуты', 'минут', 'минут'],
};
export const second: SpanUnit = {
  length: seconds(1),
  accusative: ['секунду', 'секунды', 'секунд'],
  genitive: ['секунды', 'секунд', 'секунд'],
};

const counted = (ms: number, { length, ...forms }: SpanUnit, grammarCase: GrammarCase): string =>
  `${ms / length} ${plural(ms / length, ...forms[grammarCase])}`;

/**
 * A span in milliseconds in the largest unit that divides it: «14 дней», «24 часа» (one day is given in hours), «15
 * минут».
 */
export const spanText = (ms: number, grammarCase: GrammarCase = 'accusative'): string => {
  const unit = [day, hour, minute].find(({ length }) => ms % length === 0 && ms > (length === day.length ? length : 0));
  return counted(ms, unit ?? second, grammarCase);
};

/** A span in milliseconds in seconds: «180 секунд», «90 секунд». */
export const secondsText = (ms: number, grammarCase: GrammarCase = 'accusative'): string =>
  counted(ms, second, grammarCase);
